import { NO_FACTOR, type FactorStanding, type PasswordState } from '@staff/contract'
import { NO_RIGHTS, type Rights } from '@staff/entity'

import type { Session } from '../../../stores/session/loggedOut'

/** The role of the user of a story. For 'nobody', the session has ended on the server. */
export type FakeRole = 'administrator' | 'staff' | 'nobody'

/** The login of the user of a story. Any other password is wrong. */
export const FAKE_LOGIN = { email: 'ana@example.com', password: 'Correct-1' }

/** The login of another administrator, with the same password. */
export const OTHER_LOGIN = { email: 'ben@example.com', password: FAKE_LOGIN.password }

/** A session, and how the user got the password. */
export type FakePerson = Session & {
  roleTypeId: number
  roleName: string
  rights: Rights
  passwordState: PasswordState
  secondFactor: FactorStanding
}

/** What a story may say about its user. */
export interface FakePersonOptions {
  passwordState?: PasswordState | undefined
  rights?: Rights | undefined
  roleName?: string | undefined
}

/** The session of the user of a story, for `logIn`. */
export function fakeSession(
  role: FakeRole = 'administrator',
  { passwordState = 'own', rights = NO_RIGHTS, roleName = 'Staff' }: FakePersonOptions = {},
): FakePerson {
  return {
    passwordState,
    secondFactor: NO_FACTOR,
    token: 'token-of-ana',
    userId: '019a0000-0000-7000-9000-000000000001',
    roleTypeId: role === 'staff' ? 2 : 1,
    roleName: role === 'staff' ? roleName : 'Administrator',
    rights,
    name: 'Ana Moreno',
    email: FAKE_LOGIN.email,
    draftKey: '1a'.repeat(32),
  }
}

/** The session of the other administrator. */
export function otherSession(): FakePerson {
  return {
    passwordState: 'own',
    secondFactor: NO_FACTOR,
    token: 'token-of-ben',
    userId: '019a0000-0000-7000-9000-000000000002',
    roleTypeId: 1,
    roleName: 'Administrator',
    rights: NO_RIGHTS,
    name: 'Ben Okafor',
    email: OTHER_LOGIN.email,
    draftKey: '2b'.repeat(32),
  }
}
