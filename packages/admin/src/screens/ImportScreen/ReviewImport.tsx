import type { ImportReport } from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import { Banner, Button, CancelButton, space } from '@staff/ui'
import { styled } from 'styled-components'

import { recordsOf } from '../ListScreen/selection/bulkTexts'
import { FirstRows } from './FirstRows'
import { doesText, noMatchText, separatorText } from './importTexts'
import { MatchColumns } from './MatchColumns'
import { RefusedRows } from './RefusedRows'
import type { Source } from './useImport'

interface ReviewImportProps {
  entity: AnyEntity
  source: Source
  report: ImportReport
  failure: string | undefined
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
  onMatch,
  onStore,
  onBack,
}: ReviewImportProps) {
  const { fields, created, changed, refused } = report
  const isMatched = fields.some((field) => field !== '')
  const right = created + changed
  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {!isMatched && <Banner tone="warn">{noMatchText(entity)}</Banner>}
      {isMatched && (
        <Banner tone={refused.length > 0 ? 'warn' : 'info'} title={doesText(entity, report)}>
          {`${source.name}: ${separatorText(report)}. Nothing is stored yet.`}
        </Banner>
      )}
      <section aria-labelledby="columns">
        <h2 id="columns">Columns</h2>
        <MatchColumns entity={entity} report={report} onMatch={onMatch} />
      </section>
      {isMatched && refused.length > 0 && <RefusedRows entity={entity} report={report} />}
      {isMatched && <FirstRows report={report} />}
      <Buttons>
        <CancelButton onClick={onBack}>Choose another file</CancelButton>
        {isMatched && right > 0 && (
          <Button
            variant="primary"
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
