import { linkMessages } from '@staff/contract'
import type { RecordOf } from '@staff/entity'
import { user } from '@staff/entity/people'
import { Button, ErrorState, Skeleton, space } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2, Send, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'

import { recordQueries } from '../../../data/records/recordQueries'
import { notify } from '../../../shared/notify'
import { GiveLinkDialog } from './GiveLinkDialog'
import { describeLink, giveLabel } from './linkTexts'
import { userAccessQueries, withdrawInvitationOf } from './userAccess'

export interface UserLinkProps {
  record: RecordOf<typeof user>
}

/** The invitation of a user without a password, or a link with which another one chooses a new password. */
export function UserLink({ record }: UserLinkProps) {
  const { id, email, account } = record
  const client = useQueryClient()
  const query = useQuery(userAccessQueries.link(id))
  const [isAsked, setIsAsked] = useState(false)
  const refresh = () => void client.invalidateQueries(recordQueries(user).all())

  const { data: link } = query
  if (query.isError && !link)
    return (
      <ErrorState title="The link could not be loaded" onRetry={() => void query.refetch()}>
        {query.error.message}
      </ErrorState>
    )
  if (!link) return <Skeleton width="11rem" />
  const said = describeLink(link)
  const kind = link.hasPassword ? 'reset' : 'invitation'
  const isWithdrawable = kind === 'invitation' && WITHDRAWABLE.includes(link.state)
  return (
    <>
      {said && <p>{said}</p>}
      {link.state === 'waiting' && <MailProgress key={link.madeAt} onAsk={() => query.refetch()} />}
      {account === 'Disabled' ? (
        <p>{linkMessages.isDisabled}</p>
      ) : (
        <Buttons>
          <Button icon={link.byMail ? <Send /> : <Link2 />} onClick={() => setIsAsked(true)}>
            {giveLabel({ ...link, kind })}
          </Button>
          {isWithdrawable && <Withdraw id={id} onWithdrawn={refresh} />}
        </Buttons>
      )}
      {isAsked && (
        <GiveLinkDialog
          id={id}
          name={user.titleOf(record)}
          email={email}
          kind={kind}
          byMail={link.byMail}
          onClose={() => setIsAsked(false)}
          onGiven={refresh}
        />
      )}
    </>
  )
}

const WITHDRAWABLE: readonly string[] = ['waiting', 'failed', 'open']

function Withdraw({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const [isBusy, setIsBusy] = useState(false)

  async function handlePress() {
    setIsBusy(true)
    const problem = await withdrawInvitationOf(id)
    setIsBusy(false)
    onWithdrawn()
    notify(problem ? 'error' : 'success', problem ?? 'The invitation is withdrawn.')
  }

  return (
    <Button icon={<Undo2 />} busy={isBusy} onClick={() => void handlePress()}>
      Withdraw invitation
    </Button>
  )
}

const POLL_MS = 3_000
const MAX_POLLS = 10

/** Asks a few times what became of a mail that waits. */
function MailProgress({ onAsk }: { onAsk: () => unknown }) {
  const ask = useEffectEvent(onAsk)
  useEffect(() => {
    let left = MAX_POLLS
    const timer = setInterval(() => {
      left -= 1
      if (left <= 0) clearInterval(timer)
      ask()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return null
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`
