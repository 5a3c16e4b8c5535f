import type { ImportReport } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, Button, space } from '@staff/ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'

import { listPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { announce } from '../../stores/announcer'
import { didText, draftsText } from './importTexts'
import { RefusedRows } from './RefusedRows'
import { TakesFocus } from './TakesFocus'
import type { Source } from './steps/importState'

interface ImportDoneProps {
  entity: AnyEntity
  source: Source
  report: ImportReport
  /** Whether it was cancelled, too late. */
  wasCancelled?: boolean | undefined
  onAgain: () => void
}

/** What an import did, and each row that it refused, by name. */
export function ImportDone({ entity, source, report, wasCancelled, onAgain }: ImportDoneProps) {
  const region = useRegion()
  const did = didText(entity, report)
  const title = wasCancelled ? `It was too late to cancel. ${did}` : did
  const drafts = draftsText(entity, report)
  const spoken = drafts ? `${title}. ${drafts}` : title
  useEffect(() => announce(spoken), [spoken])
  return (
    <>
      <TakesFocus>
        <Banner tone={wasCancelled ? 'info' : 'success'} title={title}>
          {drafts && <p>{drafts}</p>}
          {`Source: ${source.name}`}
        </Banner>
      </TakesFocus>
      {report.refused.length > 0 && <RefusedRows entity={entity} report={report} />}
      <Buttons>
        <Button onClick={onAgain}>Import another file</Button>
        <Button variant="primary" href={listPath(region, entity)}>
          {`Show the ${entity.labels.many.toLowerCase()}`}
        </Button>
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
