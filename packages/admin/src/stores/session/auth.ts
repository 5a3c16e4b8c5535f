import type { FactorState, PasswordState } from '@staff/contract'
import type { Rights } from '@staff/entity'
import { proxy } from 'valtio'

import { session } from '../browserStorage'
import { LOGGED_OUT, NO_RIGHTS, type Auth, type Me, type Session } from './loggedOut'

/** The state of the session: the user and the token. */
export const auth = proxy<Auth>({ ...LOGGED_OUT })

/** Starts a session and stores it for reloads of this tab. */
export function logIn(started: Session): void {
  const { token, userId, roleTypeId, rights, name, email } = started
  const { passwordState = 'own', secondFactor, draftKey = '' } = started
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
  setRights(rights)
  setPasswordState(passwordState)
  setFactorState(secondFactor?.state)
  session.write('token', token)
  session.write('userId', userId)
  session.write('roleTypeId', String(roleTypeId))
  session.write('name', name)
  if (draftKey) session.write('draftKey', draftKey)
}

/** Restores the session that this tab had before a reload, if there is a stored token. */
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
    rights: storedRights(),
    passwordState: session.read(GIVEN_KEY) ? 'given' : 'own',
    factorState: session.read(FACTOR_KEY) ?? 'off',
  })
}

/** Replaces the token after the user has chosen a password. */
export function replaceToken(token: string): void {
  auth.idToken = token
  session.write('token', token)
  setPasswordState('own')
}

/** Notes that the server has refused a call because of the role. */
export function noteRefusal(): void {
  auth.refusals += 1
}

/** Sets what the role may do. Only what differs from nothing is stored for a reload. */
function setRights(rights: Rights = NO_RIGHTS): void {
  const text = JSON.stringify(rights)
  // The same rights leave the screens as they are. A copy, because the store makes a proxy of what it is given.
  if (text !== JSON.stringify(auth.rights)) auth.rights = structuredClone(rights)
  if (text === JSON.stringify(NO_RIGHTS)) session.remove('rights')
  else session.write('rights', text)
}

/** The rights of before a reload, until the server has sent them. They only decide what is shown. */
function storedRights(): Rights {
  try {
    return { ...NO_RIGHTS, ...Object(JSON.parse(session.read('rights') ?? '{}')) }
  } catch {
    return NO_RIGHTS
  }
}

/** Sets the state of the password. Only 'given' survives a reload of this tab. */
export function setPasswordState(state: PasswordState): void {
  auth.passwordState = state
  if (state === 'given') session.write(GIVEN_KEY, 'true')
  else session.remove(GIVEN_KEY)
}

// Stored only until the user has chosen their own password.
const GIVEN_KEY = 'mustChoosePassword'

/** Sets whether the user has a second factor. Only 'on' and 'required' survive a reload of this tab. */
export function setFactorState(state: FactorState = 'off'): void {
  auth.factorState = state
  if (state === 'on' || state === 'required') session.write(FACTOR_KEY, state)
  else session.remove(FACTOR_KEY)
}

const FACTOR_KEY = 'secondFactor'

/** Whether the user must choose a password or set up a second factor before any screen opens. */
export function isHeldBack({
  passwordState,
  factorState,
}: Pick<Auth, 'passwordState' | 'factorState'>): boolean {
  return passwordState === 'given' || factorState === 'required'
}

/** Overrides the stored values, which a user can edit, with those of the server. */
export function updateFromServer(me: Me): void {
  const { name, email, roleTypeId, roleName = '', passwordState = 'own', secondFactor } = me
  Object.assign(auth, { name, email, roleTypeId: Number(roleTypeId), roleName })
  setRights(me.rights)
  session.write('name', name)
  session.write('roleTypeId', String(roleTypeId))
  setPasswordState(passwordState)
  setFactorState(secondFactor?.state)
}

/** Ends the session because the user logged out. `logOutCall` tells the server. */
export function logOut(): void {
  endSession()
  auth.loggedOutByUser = true
}

/** Clears a session that has ended. The next login returns to the same screen. */
export function endSession(): void {
  Object.assign(auth, LOGGED_OUT)
  for (const key of KEYS) session.remove(key)
}

const KEYS = [
  'token',
  'userId',
  'roleTypeId',
  'name',
  'rights',
  'draftKey',
  GIVEN_KEY,
  FACTOR_KEY,
] as const

/** The owner of the drafts in this session. */
export function draftOwner() {
  const { userId, draftKey } = auth
  return { userId, draftKey }
}

/** Whether a role type is that of administrators: the number 1 or the string '1'. */
export function isAdministrator(roleTypeId: number | string): boolean {
  return roleTypeId === 1 || roleTypeId === '1'
}
