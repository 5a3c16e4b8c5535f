import type { Job } from '@staff/contract'
import { EmptyState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'

import { jobsQuery } from '../../data/jobs/jobs'
import { useReader } from '../../shared/useReader'
import { isAdministrator } from '../../stores/session/auth'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { Page } from '../Page/Page'
import { PanelList } from '../PanelList/PanelList'
import { JobRow } from './JobRow'

/** The background jobs of the servers, for administrators. */
export function SystemScreen() {
  const { roleTypeId } = useReader()
  return isAdministrator(roleTypeId) ? <Jobs /> : <AccessDenied />
}

function Jobs() {
  return (
    <Page
      title="System"
      intro="The background jobs of the servers. The public site waits for none of them."
    >
      <PanelList
        query={useQuery(jobsQuery)}
        failed="The jobs could not be loaded"
        empty={
          <EmptyState icon={<CircleCheck />} title="Nothing is to be done">
            When a version goes live or ends as it was scheduled, the audit says so. That work is
            listed here.
          </EmptyState>
        }
        groupsOf={groupsOf}
        row={(job) => <JobRow key={job.id} job={job} />}
      />
    </Page>
  )
}

function groupsOf(jobs: readonly Job[]) {
  const inState = (...states: Job['state'][]) => jobs.filter(({ state }) => states.includes(state))
  return [
    ['Failed', inState('Failed')],
    ['Waiting', inState('Running', 'Waiting')],
    ['Done', inState('Done')],
  ] as const
}
