import type { Job } from '@staff/contract'
import { EmptyState } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'

import { jobsQuery } from '../../data/jobs/jobs'
import { passwordLinkQueries } from '../../data/session/passwordLinks'
import { useReader } from '../../shared/useReader'
import { isAdministrator } from '../../stores/session/auth'
import { AccessDenied } from '../AccessDenied/AccessDenied'
import { Page } from '../Page/Page'
import { PanelList } from '../PanelList/PanelList'
import { JobRow } from './JobRow'
import { TestMailButton } from './TestMailButton'

/** The background jobs of the servers, for administrators. */
export function SystemScreen() {
  const { roleTypeId } = useReader()
  return isAdministrator(roleTypeId) ? <Jobs /> : <AccessDenied />
}

function Jobs() {
  const { data: help } = useQuery(passwordLinkQueries.help())
  return (
    <Page
      title="System"
      intro={help?.byMail === false ? `${INTRO} ${WITHOUT_MAILS}` : INTRO}
      actions={help?.byMail && <TestMailButton />}
    >
      <PanelList
        query={useQuery(jobsQuery)}
        failed="The jobs could not be loaded"
        empty={
          <EmptyState icon={<CircleCheck />} title="Nothing is to be done">
            When a version goes live or ends as it was scheduled, the audit says so. That work is
            listed here, and the mails that the server sends.
          </EmptyState>
        }
        groupsOf={groupsOf}
        row={(job) => <JobRow key={job.id} job={job} />}
      />
    </Page>
  )
}

const INTRO = 'Work that the servers do by themselves.'
const WITHOUT_MAILS = 'This server sends no mails. Set SMTP_URL, see the operations guide.'

function groupsOf(jobs: readonly Job[]) {
  const inState = (...states: Job['state'][]) => jobs.filter(({ state }) => states.includes(state))
  return [
    ['Failed', inState('Failed')],
    ['Waiting', inState('Running', 'Waiting')],
    ['Done', inState('Done')],
  ] as const
}
