import { proxy } from 'valtio'

import { session } from './browserStorage'

/** Who is logged in, as the login answers it. A role type may come as the number 1 or as the text '1'. */
export interface Session {
  token: string
  userId: string
  roleTypeId: number | string
  name: string
  email: string
}

/** What `GET /me` says about the person whose token the call carries. */
export type Me = Pick<Session, 'roleTypeId' | 'name' | 'email'>

const LOGGED_OUT = {
  isAuthenticated: false,
  idToken: '',
  userId: '',
  name: '',
  email: '',
  roleTypeId: 0,
  /** Whether the last session was left by 'Log out': then the next login starts at the beginning. */
  leftByChoice: false,
}

/** The session's state: who works here, and the token that says so to the server. */
export const auth = proxy({ ...LOGGED_OUT })

/** Starts a session and keeps it for reloads of this tab. */
export function logIn({ token, userId, roleTypeId, name, email }: Session): void {
  Object.assign(auth, {
    isAuthenticated: true,
    idToken: token,
    userId,
    name,
    email,
    roleTypeId: Number(roleTypeId),
    leftByChoice: false,
  })
  session.write('token', token)
  session.write('userId', userId)
  session.write('roleTypeId', String(roleTypeId))
  session.write('name', name)
}

/** Takes up the session that this tab had before a reload; without a token there is none. */
export function restoreSession(): void {
  const token = session.read('token')
  if (!token) return
  Object.assign(auth, {
    isAuthenticated: true,
    idToken: token,
    userId: session.read('userId') ?? '',
    name: session.read('name') ?? '',
    roleTypeId: Number(session.read('roleTypeId')) || 0,
  })
}

/** Believes the server more than the storage, which its owner can edit. */
export function correctFromServer({ name, email, roleTypeId }: Me): void {
  Object.assign(auth, { name, email, roleTypeId: Number(roleTypeId) })
  session.write('name', name)
  session.write('roleTypeId', String(roleTypeId))
}

/** Leaves the session by choice; the server hears of it through `logOutCall`. */
export function logOut(): void {
  endSession()
  auth.leftByChoice = true
}

/** Forgets a session that the server has ended: the next login returns to the same screen. */
export function endSession(): void {
  Object.assign(auth, LOGGED_OUT)
  for (const key of ['token', 'userId', 'roleTypeId', 'name']) session.remove(key)
}

/** Whether a role type opens the full console: the number 1 or the text '1'. */
export function isAdministrator(roleTypeId: number | string): boolean {
  return roleTypeId === 1 || roleTypeId === '1'
}
