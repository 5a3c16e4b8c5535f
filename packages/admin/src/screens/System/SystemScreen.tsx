import type { Job } from '@staff/contract'
import { Card, EmptyState, ErrorState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'

import { jobsQuery } from '../../data/jobs/jobs'
import { useReader } from '../../shared/useReader'
import { isAdministrator } from '../../stores/session/auth'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { Panel } from '../HomeScreen/Panel'
import { Page } from '../Page/Page'
import { TrashSkeleton } from '../TrashScreen/TrashSkeleton'
import { JobRow } from './JobRow'

/** What the servers do by themselves, for administrators. */
export function SystemScreen() {
  const { roleTypeId } = useReader()
  return isAdministrator(roleTypeId) ? <Jobs /> : <AccessDenied />
}

function Jobs() {
  const { data, isPending, error, refetch } = useQuery(jobsQuery)
  return (
    <Page
      title="System"
      intro="What the servers do by themselves at a time. The public site waits for none of it."
    >
      {content()}
    </Page>
  )

  function content() {
    if (isPending)
      return (
        <Card>
          <TrashSkeleton selectable={false} />
        </Card>
      )
    if (!data)
      return (
        <Card>
          <ErrorState title="The jobs could not be loaded" onRetry={() => void refetch()}>
            {error?.message}
          </ErrorState>
        </Card>
      )
    if (data.length === 0)
      return (
        <Card>
          <EmptyState icon={<CircleCheck />} title="Nothing is to be done">
            When a version goes live or ends as it was scheduled, the audit says so. That work is
            listed here.
          </EmptyState>
        </Card>
      )
    return GROUPS.map(([title, states]) => {
      const jobs = data.filter(({ state }) => states.includes(state))
      return (
        jobs.length > 0 && (
          <Panel key={title} title={title}>
            <ul>
              {jobs.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </ul>
          </Panel>
        )
      )
    })
  }
}

const GROUPS: readonly [title: string, states: readonly Job['state'][]][] = [
  ['Failed', ['Failed']],
  ['Waiting', ['Running', 'Waiting']],
  ['Done', ['Done']],
]
