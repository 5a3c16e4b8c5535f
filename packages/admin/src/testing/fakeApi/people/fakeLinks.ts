import {
  LINK_MINUTES,
  LINK_SCREEN,
  linkMessages,
  linkState,
  Problem,
  type LinkKind,
  type LinkState,
  type MadeLink,
  type StoredLink,
  type UserLink,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'
import { user } from '@staff/entity/people'

import type { FakeStore } from '../store/fakeStore'

/** A link with which a user chooses a password. Its mail is not sent yet while it waits, so it has no token then. */
export interface FakeLink {
  userId: string
  kind: LinkKind
  state: StoredLink['state'] | 'waiting' | 'failed'
  /** @default none */
  token?: string
  /** @default now */
  madeAt?: string
  /** @default as long as a new link works */
  expiresAt?: string
  /**
   * Why its mail could not be delivered.
   * @default none
   */
  error?: string
}

/** The mails and links of a story. */
export interface FakeLinkStart {
  /**
   * Whether the server sends mails.
   * @default false
   */
  sendsMails?: boolean
  /**
   * The links of users, the oldest first.
   * @default []
   */
  links?: readonly FakeLink[]
}

type Kept = Required<Omit<FakeLink, 'error'>> & { email: unknown; error: string | null }

/** The links of the fake server. A user without a password is one whose record says `isInvited`. */
export function fakeLinks(store: FakeStore, { sendsMails = false, links = [] }: FakeLinkStart) {
  const emailOf = (userId: string) => store.find(user, userId)?.record['email']
  let kept: readonly Kept[] = links.map((link) => keptOf(link, emailOf(link.userId)))
  let made = 0

  const hasPassword = (userId: string) => store.load(user, userId).record['isInvited'] !== true

  function last(userId: string): Kept | undefined {
    endMoved()
    return kept.findLast((link) => link.userId === userId)
  }

  function end(ends: (link: Kept) => boolean, state: 'replaced' | 'used' | 'withdrawn') {
    kept = kept.map((link) => (isUsable(link) && ends(link) ? { ...link, state } : link))
  }

  /** A link that was made for another address does not work any more. */
  const endMoved = () => end(({ userId, email }) => emailOf(userId) !== email, 'replaced')

  const replaceAllOf = (userId: string) => end((link) => link.userId === userId, 'replaced')

  return {
    sendsMails,
    hasPassword,
    replaceAllOf,

    /** Sends a link to a user by mail, or returns it. Earlier ones do not work any more. */
    make(userId: string, kind: LinkKind): MadeLink {
      replaceAllOf(userId)
      const link = keptOf({ userId, kind, state: sendsMails ? 'waiting' : 'open' }, emailOf(userId))
      made += 1
      const token = sendsMails ? '' : fakeToken(made)
      kept = [...kept, { ...link, token }]
      return { byMail: sendsMails, link: sendsMails ? null : `${LINK_SCREEN}#${token}` }
    },

    withdraw(userId: string) {
      const link = last(userId)
      if (link?.kind !== 'invitation' || !isUsable(link))
        throw new Problem(409, linkMessages.noInvitation)
      end((each) => each === link, 'withdrawn')
    },

    /** The last link of a user, for an administrator. */
    present: (userId: string): UserLink => ({
      hasPassword: hasPassword(userId),
      byMail: sendsMails,
      ...presentLink(last(userId), hasPassword(userId)),
    }),

    /** A link by its token, with its user; undefined for none. */
    find(token: string) {
      endMoved()
      const link = kept.find((each) => each.token === token && token !== '')
      const owner = link && store.find(user, link.userId)?.record
      if (!link || !owner) return undefined
      const { state } = link
      if (state === 'waiting' || state === 'failed') return undefined
      return { ...link, state, owner, isDisabled: owner['account'] === 'Disabled' }
    },

    /** Notes that a user has a password now. Their links do not work any more. */
    passwordSet(userId: string, token?: string) {
      end((link) => link.token === token, 'used')
      replaceAllOf(userId)
      if (store.find(user, userId)) store.amend(user, userId, { isInvited: false })
    },
  }
}

export type FakeLinks = ReturnType<typeof fakeLinks>

/** A token that looks like one of the server. */
export function fakeToken(number: number): string {
  return `q0Vb3yq5mC1uVQ8m2Qk4vT7cJ9xW6sYpLr0aNzEd${String(number).padStart(3, '0')}`
}

function keptOf({ token = '', error, ...link }: FakeLink, address: unknown): Kept {
  const madeAt = link.madeAt ?? FIXTURE_NOW.toISOString()
  const end = new Date(madeAt).getTime() + LINK_MINUTES[link.kind] * 60_000
  const expiresAt = link.expiresAt ?? new Date(end).toISOString()
  return { ...link, token, madeAt, expiresAt, email: address, error: error ?? null }
}

function presentLink(link: Kept | undefined, hasPassword: boolean) {
  const { kind = hasPassword ? 'reset' : 'invitation', madeAt = null, error = null } = link ?? {}
  const isSent = link !== undefined && link.state !== 'waiting' && link.state !== 'failed'
  const state = link ? stateOf(link) : ('none' as const)
  return { kind, state, madeAt, expiresAt: isSent ? link.expiresAt : null, error }
}

/** Whether a link works, or its mail is still to be sent. */
function isUsable({ state }: Kept): boolean {
  return state === 'open' || state === 'waiting' || state === 'failed'
}

function stateOf({ kind, state, expiresAt }: Kept): LinkState {
  if (state === 'waiting' || state === 'failed') return state
  return linkState({ kind, state, expiresAt }, FIXTURE_NOW.toISOString())
}
