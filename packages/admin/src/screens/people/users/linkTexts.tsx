import type { LinkKind, UserLink } from '@staff/contract'
import { DateText } from '@staff/ui'
import type { ReactNode } from 'react'

/** How long a new link works. */
export const WORKS_FOR: Readonly<Record<LinkKind, string>> = {
  invitation: 'It works for seven days.',
  reset: 'It works for 30 minutes.',
}

/** What became of the last link of a user; undefined where it says nothing about their access now. */
export function describeLink({ kind, state, madeAt, expiresAt, error }: UserLink): ReactNode {
  const isInvitation = kind === 'invitation'
  const made = madeAt && <DateText value={madeAt} withTime />
  const until = expiresAt && <DateText value={expiresAt} withTime />
  switch (state) {
    case 'waiting':
      return isInvitation
        ? 'The mail with the invitation is on its way.'
        : 'The mail with the link to choose a new password is on its way.'
    case 'failed':
      return error ?? 'The mail could not be delivered.'
    case 'open':
      return isInvitation ? (
        <>
          Invited {made}. The link works until {until}.
        </>
      ) : (
        <>A link to choose a new password works until {until}.</>
      )
    case 'expired':
      return isInvitation && <>The invitation of {made} has expired.</>
    case 'withdrawn':
      return 'The invitation was withdrawn.'
    default:
      return isInvitation && 'Not invited yet.'
  }
}

/** The words of the button that gives a link. */
export function giveLabel({ kind, state, byMail }: UserLink): string {
  if (kind === 'reset') return byMail ? 'Send a password link' : 'Make a password link'
  const isFirst = state === 'none'
  if (byMail) return isFirst ? 'Send invitation' : 'Send again'
  return isFirst ? 'Make invitation link' : 'Make a new link'
}

/** The question before a link is given. */
export function giveQuestion(kind: LinkKind, byMail: boolean, name: string): string {
  if (kind === 'invitation')
    return byMail ? `Send an invitation to ${name}?` : `Make an invitation link for ${name}?`
  return byMail
    ? `Send ${name} a link to choose a new password?`
    : `Make a link with which ${name} chooses a new password?`
}
