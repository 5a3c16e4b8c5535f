import type { Job } from '@staff/contract'
import { Button } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { runAgain } from '../../data/jobs/jobs'
import { useContent } from '../../shared/admin'
import { notify } from '../../shared/notify'
import { editPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { useZones } from '../../shared/times/useZones'
import { PanelRow, Reason, RecordLink } from '../HomeScreen/panelRows'
import { Actions, Facts, Title } from '../TrashScreen/trashLayout'
import { jobText, triedText } from './jobTexts'

/** One job: its record, what happens when, and why it failed. */
export function JobRow({ job }: { job: Job }) {
  const { id, area, recordId, title, state, error } = job
  const region = useRegion()
  const zones = useZones()
  const entity = useContent().areas.find((each) => each.entity.area === area)?.entity
  const what = jobText(job, zones)
  return (
    <PanelRow data-row={id}>
      <div>
        <Title dir="auto">
          {entity && title !== '' ? (
            <RecordLink href={editPath(region, entity, recordId)}>{title}</RecordLink>
          ) : (
            'A record that is deleted'
          )}
        </Title>
        <Facts>{entity ? `${entity.labels.title} · ${what}` : what}</Facts>
        {error !== null && (
          <Reason>
            {error} {triedText(job)}
          </Reason>
        )}
      </div>
      {(state === 'Failed' || error !== null) && <RunAgain job={job} />}
    </PanelRow>
  )
}

function RunAgain({ job: { id, title } }: { job: Job }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function handleRun() {
    setBusy(true)
    const failure = await runAgain(client, id)
    setBusy(false)
    if (failure === undefined) notify('success', 'It is tried again now.')
    else notify('error', failure)
  }

  return (
    <Actions>
      <Button
        size="s"
        busy={isBusy}
        aria-label={`Run again: ${title || 'a deleted record'}`}
        onClick={() => void handleRun()}
      >
        Run again
      </Button>
    </Actions>
  )
}
