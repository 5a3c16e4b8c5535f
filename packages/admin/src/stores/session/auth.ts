import type { PasswordState } from '@staff/contract'
import type { Rights } from '@staff/entity'
import { proxy } from 'valtio'

import { session } from '../browserStorage'

/** The response to a login. A role type may be the number 1 or the string '1'. */
export interface Session {
  token: string
  userId: string
  roleTypeId: number | string
  /**
   * What the role may do, if it is not an administrator's.
   * @default nothing
   */
  rights?: Rights | undefined
  name: string
  email: string
  /** @default 'own' */
  passwordState?: PasswordState | undefined
  /** Encrypts the user's drafts on this device; '' if the server returns none. */
  draftKey?: string
}

/** The response to `GET /me`: the user whose token the call sends. */
export interface Me extends Pick<
  Session,
  'roleTypeId' | 'rights' | 'name' | 'email' | 'passwordState'
> {
  roleName?: string
}

interface Auth extends Required<Omit<Session, 'token' | 'roleTypeId' | 'rights'>> {
  isAuthenticated: boolean
  idToken: string
  roleTypeId: number
  /** '' until the server has said it. */
  roleName: string
  rights: Rights
  /** How many calls the server has refused because of the role: the rights may have changed meanwhile. */
  refusals: number
  /** Whether the user logged out of the last session. The next login then starts at the home screen. */
  loggedOutByUser: boolean
}

// Not that of the entity package, which all code shares: valtio makes proxies of the objects in a store.
const NO_RIGHTS: Rights = { areas: {}, actions: [], regions: [] }

const LOGGED_OUT: Auth = {
  isAuthenticated: false,
  idToken: '',
  userId: '',
  name: '',
  email: '',
  roleTypeId: 0,
  roleName: '',
  rights: NO_RIGHTS,
  passwordState: 'own',
  draftKey: '',
  refusals: 0,
  loggedOutByUser: false,
}

/** The state of the session: the user and the token. */
export const auth = proxy<Auth>({ ...LOGGED_OUT })

/** Starts a session and stores it for reloads of this tab. */
export function logIn(started: Session): void {
  const { token, userId, roleTypeId, rights, name, email } = started
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
  setRights(rights)
  setPasswordState(passwordState)
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

/** Overrides the stored values, which a user can edit, with those of the server. */
export function updateFromServer(me: Me): void {
  const { name, email, roleTypeId, roleName = '', passwordState = 'own' } = me
  Object.assign(auth, { name, email, roleTypeId: Number(roleTypeId), roleName })
  setRights(me.rights)
  session.write('name', name)
  session.write('roleTypeId', String(roleTypeId))
  setPasswordState(passwordState)
}

/** Ends the session because the user logged out. `logOutCall` tells the server. */
export function logOut(): void {
  endSession()
  auth.loggedOutByUser = true
}

/** Clears a session that has ended. The next login returns to the same screen. */
export function endSession(): void {
  Object.assign(auth, LOGGED_OUT)
  for (const key of ['token', 'userId', 'roleTypeId', 'name', 'rights', 'draftKey', GIVEN_KEY])
    session.remove(key)
}

/** The owner of the drafts in this session. */
export function draftOwner() {
  const { userId, draftKey } = auth
  return { userId, draftKey }
}

/** Whether a role type is that of administrators: the number 1 or the string '1'. */
export function isAdministrator(roleTypeId: number | string): boolean {
  return roleTypeId === 1 || roleTypeId === '1'
}
