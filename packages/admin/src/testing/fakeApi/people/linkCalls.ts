import {
  acceptBody,
  choosePasswordByLink,
  givePasswordLink,
  inviteUser,
  linkMessages,
  noMails,
  peopleMessages,
  Problem,
  readLink,
  readPasswordHelp,
  readUserLink,
  refused,
  requestPasswordReset,
  requireLinkKind,
  requireOpenLink,
  sendTestMail,
  withdrawInvitation,
  type LinkKind,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'
import { user } from '@staff/entity/people'

import type { FakeCall, FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { fakePasswordProblem } from '../personal/sessionCalls'

/** The calls about links with which people choose a password. `endSessions` logs a user out everywhere. */
export function linkCalls(server: FakeServer, endSessions: (userId: string) => void): FakeCall[] {
  const { links, store } = server

  const reset: FakeHandler = ({ body }) => {
    const { email } = acceptBody(requestPasswordReset, body)
    if (!links.sendsMails) throw noMails()
    const found = store.records('users').find((each) => each['email'] === email.toLowerCase())
    if (found && found['account'] !== 'Disabled') {
      const id = String(found['id'])
      links.make(id, links.hasPassword(id) ? 'reset' : 'invitation')
    }
    return { status: 200, body: { message: linkMessages.resetAsked } }
  }

  const test: FakeHandler = ({ caller }) => {
    if (!links.sendsMails) throw noMails()
    return { status: 200, body: { message: linkMessages.testSent(caller.email) } }
  }

  return [
    [inviteUser, giving(server, 'invitation')],
    [givePasswordLink, giving(server, 'reset')],
    [
      withdrawInvitation,
      ({ id = '' }) => {
        store.load(user, id)
        links.withdraw(id)
        return { status: 204 }
      },
    ],
    [readUserLink, ({ id = '' }) => ({ status: 200, body: links.present(id) })],
    [
      readPasswordHelp,
      () => ({ status: 200, body: { byMail: links.sendsMails, ask: 'an administrator' } }),
    ],
    [requestPasswordReset, reset],
    [sendTestMail, test],
    ...openCalls(server, endSessions),
  ]
}

/** What somebody with a link can call. */
function openCalls({ links }: FakeServer, endSessions: (userId: string) => void): FakeCall[] {
  function open(token: string) {
    const link = links.find(token)
    requireOpenLink(link, FIXTURE_NOW.toISOString())
    const { owner, userId, kind, expiresAt } = link
    const name = `${String(owner['firstName'])} ${String(owner['lastName'])}`
    return { userId, kind, name, email: String(owner['email']), expiresAt }
  }

  const read: FakeHandler = ({ body }) => {
    const { userId: _, ...link } = open(acceptBody(readLink, body).token)
    return { status: 200, body: link }
  }

  const use: FakeHandler = ({ body }) => {
    const { token, newPassword } = acceptBody(choosePasswordByLink, body)
    const { userId, name, email } = open(token)
    const wrong = fakePasswordProblem(newPassword, { name, email })
    if (wrong) throw refused({ newPassword: `New password ${wrong}` })
    links.passwordSet(userId, token)
    endSessions(userId)
    return { status: 200, body: { email, message: linkMessages.chosen } }
  }

  return [
    [readLink, read],
    [choosePasswordByLink, use],
  ]
}

/** Gives another user a link of a kind. */
function giving({ links, session, store }: FakeServer, kind: LinkKind): FakeHandler {
  return ({ id = '', caller }) => {
    const { record } = store.load(user, id)
    if (caller.userId === id) throw new Problem(409, peopleMessages.ownPassword)
    session.requireConfirmation()
    if (record['account'] === 'Disabled') throw new Problem(409, linkMessages.isDisabled)
    requireLinkKind(kind, links.hasPassword(id))
    return { status: 200, body: links.make(id, kind) }
  }
}
