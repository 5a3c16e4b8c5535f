import { nothingMatched, type ImportReport } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, Button, CancelButton, space } from '@staff/ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

import { announce } from '../../stores/announcer'
import { recordsOf } from '../ListScreen/selection/bulkTexts'
import { FirstRows } from './FirstRows'
import { doesText, rowsText } from './importTexts'
import { MatchColumns } from './MatchColumns'
import { RefusedRows } from './RefusedRows'
import { TakesFocus } from './TakesFocus'
import type { Source } from './steps/importState'

interface ReviewImportProps {
  entity: AnyEntity
  source: Source
  report: ImportReport
  failure: string | undefined
  /** Whether the rows are checked again, with other fields. */
  isChecking: boolean
  /** Called with the field of each column. */
  onMatch: (fields: string[]) => void
  onStore: (mode: 'partial' | 'whole') => void
  onBack: () => void
}

/** What an import would do: its columns, its first rows, and every row that is refused. Nothing is stored yet. */
export function ReviewImport({
  entity,
  source,
  report,
  failure,
  isChecking,
  onMatch,
  onStore,
  onBack,
}: ReviewImportProps) {
  const { fields, created, changed, refused } = report
  const matched = fields.filter((field) => field !== '').length
  const isMatched = matched > 0
  const right = created + changed
  // Open where something is left to match. It stays as the person has left it.
  const [opensColumns] = useState(matched < fields.length)
  const said = isMatched ? doesText(entity, report) : nothingMatched(entity)
  useEffect(() => announce(said), [said])
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <TakesFocus>
        {!isMatched && <Banner tone="warn">{said}</Banner>}
        {isMatched && (
          <Banner tone={refused.length > 0 ? 'warn' : 'info'} title={said}>
            {`${source.name}: ${rowsText(source, report)}. Nothing is stored yet.`}
          </Banner>
        )}
      </TakesFocus>
      <details open={opensColumns}>
        <summary>
          <h2>Columns</h2> {`${matched} of ${fields.length} matched`}
        </summary>
        <MatchColumns entity={entity} report={report} onMatch={onMatch} />
      </details>
      {isMatched && refused.length > 0 && <RefusedRows entity={entity} report={report} />}
      {isMatched && <FirstRows report={report} />}
      <Buttons>
        <CancelButton onClick={onBack}>Choose another file</CancelButton>
        {isMatched && right > 0 && (
          <Button
            variant="primary"
            busy={isChecking}
            onClick={() => onStore(refused.length > 0 ? 'partial' : 'whole')}
          >
            {refused.length > 0
              ? `Import only the right ${right === 1 ? 'row' : `${right} rows`}`
              : `Import ${recordsOf(entity, right)}`}
          </Button>
        )}
      </Buttons>
    </>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  justify-content: flex-end;
`
