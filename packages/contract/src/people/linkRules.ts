import { Problem } from '../problems/Problem'
import type { LinkKind, LinkState } from './linkCalls'
import { linkMessages } from './linkMessages'

/** What is stored of a link. Times are ISO 8601 in UTC, and compare like texts. */
export interface StoredLink {
  kind: LinkKind
  /** How it ended; 'open' if it did not, even if it has expired. */
  state: 'open' | 'used' | 'replaced' | 'withdrawn'
  expiresAt: string
}

/** How long a link works, in minutes: an invitation a week, a link for a new password half an hour. */
export const LINK_MINUTES: Readonly<Record<LinkKind, number>> = {
  invitation: 7 * 24 * 60,
  reset: 30,
}

/** The state of a link at a time. */
export function linkState({ state, expiresAt }: StoredLink, now: string): LinkState {
  return state === 'open' && expiresAt <= now ? 'expired' : state
}

/** Throws why a link cannot be used: a 404 for none, or else a 410. */
export function requireOpenLink(
  link: (StoredLink & { isDisabled: boolean }) | undefined,
  now: string,
): asserts link {
  if (!link) throw new Problem(404, linkMessages.unknown)
  const state = linkState(link, now)
  if (state === 'used' || state === 'expired' || state === 'replaced' || state === 'withdrawn')
    throw new Problem(410, linkMessages[state])
  if (link.isDisabled) throw new Problem(410, linkMessages.disabled)
}

/** Throws a 409 unless a link of this kind is for a user: an invitation for one without a password, another link for one with a password. */
export function requireLinkKind(kind: LinkKind, hasPassword: boolean): void {
  if (hasPassword !== (kind === 'reset'))
    throw new Problem(409, hasPassword ? linkMessages.hasJoined : linkMessages.hasNotJoined)
}

/** The 409 where nothing can be sent. */
export function noMails(): Problem {
  return new Problem(409, linkMessages.noMails)
}
