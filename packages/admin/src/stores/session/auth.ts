import type { PasswordState } from '@staff/contract'
import { proxy } from 'valtio'

import { session } from '../browserStorage'

/** Who is logged in, as the login answers it. A role type may come as the number 1 or as the text '1'. */
export interface Session {
  token: string
  userId: string
  roleTypeId: number | string
  name: string
  email: string
  /** @default 'own' */
  passwordState?: PasswordState | undefined
  /** Encrypts the person's drafts on this device; '' where the server gives none. */
  draftKey?: string
}

/** What `GET /me` says about the person whose token the call carries. */
export type Me = Pick<Session, 'roleTypeId' | 'name' | 'email' | 'passwordState'>

interface Auth extends Required<Omit<Session, 'token' | 'roleTypeId'>> {
  isAuthenticated: boolean
  idToken: string
  roleTypeId: number
  /** Whether the last session was left by 'Log out': then the next login starts at the beginning. */
  loggedOutByUser: boolean
}

const LOGGED_OUT: Auth = {
  isAuthenticated: false,
  idToken: '',
  userId: '',
  name: '',
  email: '',
  roleTypeId: 0,
  passwordState: 'own',
  draftKey: '',
  loggedOutByUser: false,
}

/** The session's state: who works here, and the token that says so to the server. */
export const auth = proxy<Auth>({ ...LOGGED_OUT })

/** Starts a session and keeps it for reloads of this tab. */
export function logIn(started: Session): void {
  const { token, userId, roleTypeId, name, email } = started
  const { passwordState = 'own', draftKey = '' } = started
  Object.assign(auth, {
    isAuthenticated: true,
    idToken: token,
    userId,
    name,
    email,
    roleTypeId: Number(roleTypeId),
    draftKey,
    loggedOutByUser: false,
  })
  setPasswordState(passwordState)
  session.write('token', token)
  session.write('userId', userId)
  session.write('roleTypeId', String(roleTypeId))
  session.write('name', name)
  if (draftKey) session.write('draftKey', draftKey)
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
    draftKey: session.read('draftKey') ?? '',
    roleTypeId: Number(session.read('roleTypeId')) || 0,
    passwordState: session.read(GIVEN) ? 'given' : 'own',
  })
}

/** Goes on with the token that came in the place of another one, with the password that the person has just chosen. */
export function replaceToken(token: string): void {
  auth.idToken = token
  session.write('token', token)
  setPasswordState('own')
}

/** Remembers who knows the password; across a reload of this tab only that it must be another one. */
export function setPasswordState(state: PasswordState): void {
  auth.passwordState = state
  if (state === 'given') session.write(GIVEN, 'true')
  else session.remove(GIVEN)
}

// Not among the session's own four keys: it is there only until the person has chosen.
const GIVEN = 'mustChoosePassword'

/** Believes the server more than the storage, which its owner can edit. */
export function updateFromServer({ name, email, roleTypeId, passwordState = 'own' }: Me): void {
  Object.assign(auth, { name, email, roleTypeId: Number(roleTypeId) })
  session.write('name', name)
  session.write('roleTypeId', String(roleTypeId))
  setPasswordState(passwordState)
}

/** Leaves the session by choice; the server hears of it through `logOutCall`. */
export function logOut(): void {
  endSession()
  auth.loggedOutByUser = true
}

/** Forgets a session that the server has ended: the next login returns to the same screen. */
export function endSession(): void {
  Object.assign(auth, LOGGED_OUT)
  for (const key of ['token', 'userId', 'roleTypeId', 'name', 'draftKey', GIVEN])
    session.remove(key)
}

/** Whose drafts this device may keep and open now. */
export function draftOwner() {
  const { userId, draftKey } = auth
  return { userId, draftKey }
}

/** Whether a role type opens the full console: the number 1 or the text '1'. */
export function isAdministrator(roleTypeId: number | string): boolean {
  return roleTypeId === 1 || roleTypeId === '1'
}
