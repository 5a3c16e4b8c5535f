import { Button, color, ErrorState, Skeleton, space } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'

import { ownSessionQueries } from '../../data/session/ownSessions'
import { openModal } from '../../stores/modal'
import { Panel } from '../HomeScreen/Panel'
import { EndSessionDialog, OTHERS } from './EndSessionDialog'
import { SessionRow } from './SessionRow'
import { SessionsSkeleton } from './SessionsSkeleton'

/** The sessions of the user, with a button to end each of the others. */
export function OwnSessions() {
  const own = useQuery(ownSessionQueries.list())
  const others = own.data?.filter(({ current }) => !current) ?? []

  return (
    <Panel
      title="Where you are logged in"
      action={
        // There are usually other sessions, so the space of the button is reserved.
        own.isPending ? (
          <Skeleton width="10rem" height="1.875rem" />
        ) : (
          others.length > 0 && (
            <Button size="s" onClick={endOthers}>
              End all other sessions
            </Button>
          )
        )
      }
    >
      {content()}
      <EndSessionDialog />
    </Panel>
  )

  function content() {
    if (own.isPending) return <SessionsSkeleton />
    if (!own.data) {
      return (
        <ErrorState title="Your sessions could not be loaded" onRetry={() => void own.refetch()}>
          {own.error.message}
        </ErrorState>
      )
    }
    return (
      <>
        <ul>
          {own.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        {others.length === 0 && <Note>You are logged in nowhere else.</Note>}
      </>
    )
  }
}

function endOthers() {
  openModal({ ...OTHERS, title: '' })
}

const Note = styled.p`
  padding: ${space.s3} ${space.s5};
  border-block-start: 1px solid ${color.line};
  color: ${color.inkMuted};
`
