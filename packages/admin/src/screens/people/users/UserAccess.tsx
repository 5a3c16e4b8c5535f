import { fieldValue, type RecordOf } from '@staff/entity'
import { user } from '@staff/entity/people'
import { Button, color, ErrorState, Skeleton, space } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, LogOut, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useSnapshot } from 'valtio'

import { recordQueries } from '../../../data/records/recordQueries'
import { auth } from '../../../stores/session/auth'
import { Panel } from '../../HomeScreen/Panel'
import { changePasswordPath } from '../../../shared/paths'
import { useRegion } from '../../../shared/regions/useRegion'
import { auditPath } from '../audit/auditRecord'
import { userAccessQueries } from './userAccess'
import { EndSessionsDialog } from './EndSessionsDialog'
import { OneTimePasswordDialog } from './OneTimePasswordDialog'
import { UserFactor } from './factor/UserFactor'
import { UserLink } from './UserLink'

export interface UserAccessProps {
  record: RecordOf<typeof user>
}

/** The access of another user: their sessions, a one-time password, links with which they choose one, and their second factor. */
export function UserAccess({ record }: UserAccessProps) {
  const { userId } = useSnapshot(auth)
  return record.id === userId ? <OwnAccess /> : <AccessPanel record={record} />
}

/** The way to the screen for one's own access. */
function OwnAccess() {
  const { roleTypeId } = useSnapshot(auth)
  const href = changePasswordPath(useRegion(), roleTypeId)
  return (
    <Panel title="Your own access">
      <Body>
        <p>Your password, your second factor and your sessions have a screen of their own.</p>
        <Button icon={<KeyRound />} href={href}>
          Change password
        </Button>
      </Body>
    </Panel>
  )
}

function AccessPanel({ record }: UserAccessProps) {
  const { id, firstName, lastName } = record
  const name = `${firstName} ${lastName}`
  const client = useQueryClient()
  const region = useRegion()
  const sessions = useQuery(userAccessQueries.sessions(id))
  const [asked, setAsked] = useState<'password' | 'sessions'>()
  const close = () => setAsked(undefined)
  // Also the list and the form, because a password ends an invitation.
  const refresh = () => void client.invalidateQueries(recordQueries(user).all())

  return (
    <Panel title="Access">
      <Body>
        {sessions.isError ? (
          <ErrorState
            title="The sessions could not be loaded"
            onRetry={() => void sessions.refetch()}
          >
            {sessions.error.message}
          </ErrorState>
        ) : (
          <p>{sessions.isPending ? <Skeleton width="11rem" /> : describeSessions(sessions.data)}</p>
        )}
        <Button icon={<LogOut />} disabled={!sessions.data} onClick={() => setAsked('sessions')}>
          End all sessions
        </Button>
        <UserLink record={record} />
        <p>
          {fieldValue(record, 'invitation')
            ? 'They have no password yet. One can be made here, too.'
            : 'A lost password cannot be read, only replaced.'}
        </p>
        <Button icon={<KeyRound />} onClick={() => setAsked('password')}>
          One-time password
        </Button>
        <UserFactor record={record} />
        <p>What they did and changed is in the audit.</p>
        <Button icon={<ScrollText />} href={auditPath(region, { userId: id })}>
          {`Everything ${firstName} did`}
        </Button>
      </Body>
      <EndSessionsDialog
        isOpen={asked === 'sessions'}
        id={id}
        name={name}
        onClose={close}
        onEnded={refresh}
      />
      {asked === 'password' && (
        <OneTimePasswordDialog id={id} name={name} onClose={close} onGiven={refresh} />
      )}
    </Panel>
  )
}

function describeSessions(count: number): string {
  if (count === 0) return 'Not logged in anywhere.'
  return count === 1 ? 'Logged in, in 1 session.' : `Logged in, in ${count} sessions.`
}

const Body = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
  padding: ${space.s5};

  p {
    color: ${color.inkMuted};
  }
  button + p,
  a + p,
  div + p {
    padding-block-start: ${space.s3};
  }
`
