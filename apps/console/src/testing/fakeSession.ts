import type { Session } from '../stores/auth'
import { problem, type FakeAnswer, type FakeRequest } from './fakeAnswer'

/** Who works in a story. For 'nobody' the server knows no session any more. */
export type FakeRole = 'administrator' | 'staff' | 'nobody'

/** What opens the fake login; every other password is wrong. */
export const FAKE_LOGIN = { email: 'ana@example.com', password: 'Correct-1' }

/** What a story gives to `logIn` so that its screen has a session. */
export function fakeSession(role: FakeRole = 'administrator'): Session {
  return {
    token: 'token-of-ana',
    userId: '019a0000-0000-7000-9000-000000000001',
    roleTypeId: role === 'staff' ? 2 : 1,
    name: 'Ana Moreno',
    email: FAKE_LOGIN.email,
  }
}

/** The calls about the session. */
export function fakeSessionCalls(role: FakeRole) {
  const { token, userId, roleTypeId, name, email } = fakeSession(role)
  const roleName = roleTypeId === 1 ? 'Administrator' : 'Staff'
  const ended = new Set<string>()
  let logins = 0

  function logIn({ body }: FakeRequest): FakeAnswer {
    const isAna = String(body.username).toLowerCase() === email
    if (!isAna || body.password !== FAKE_LOGIN.password) {
      return problem(401, 'The email or the password is not right.')
    }
    logins += 1
    const message = 'Welcome back, Ana'
    return {
      status: 200,
      body: { token: `${token}-${logins}`, userId, roleTypeId, name, message },
    }
  }

  function logOut(request: FakeRequest): FakeAnswer {
    ended.add(tokenOf(request))
    return { status: 204 }
  }

  function me(): FakeAnswer {
    return { status: 200, body: { userId, name, email, roleTypeId, roleName } }
  }

  /** Why a call is not answered to this person; undefined when it is. */
  function refuse(request: FakeRequest, opensTo: 'anyone' | 'staff' | 'administrator') {
    const bearer = tokenOf(request)
    if (opensTo === 'anyone') return undefined
    if (role === 'nobody' || !bearer || ended.has(bearer)) {
      return problem(401, 'Your session has ended. Please log in again.')
    }
    return opensTo === 'administrator' && role !== 'administrator'
      ? problem(403, 'You do not have permission to do this.')
      : undefined
  }

  return { logIn, logOut, me, refuse }
}

function tokenOf({ headers }: FakeRequest): string {
  return (headers.get('Authorization') ?? '').replace(/^Bearer /, '')
}
