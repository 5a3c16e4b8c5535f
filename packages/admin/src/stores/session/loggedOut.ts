import type { FactorStanding, FactorState, PasswordState } from '@staff/contract'
import type { Rights } from '@staff/entity'

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
  /** @default none, and none is required */
  secondFactor?: Pick<FactorStanding, 'state'> | undefined
  /** Encrypts the user's drafts on this device; '' if the server returns none. */
  draftKey?: string
}

/** The response to `GET /me`: the user whose token the call sends. */
export interface Me extends Pick<
  Session,
  'roleTypeId' | 'rights' | 'name' | 'email' | 'passwordState' | 'secondFactor'
> {
  roleName?: string
}

/** What is known of the user and their session. */
export interface Auth extends Required<
  Omit<Session, 'token' | 'roleTypeId' | 'rights' | 'passwordState' | 'secondFactor'>
> {
  passwordState: PasswordState
  factorState: FactorState
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

/** Not that of the entity package, which all code shares: valtio makes proxies of the objects in a store. */
export const NO_RIGHTS: Rights = { areas: {}, actions: [], regions: [] }

/** The state without a session. */
export const LOGGED_OUT: Auth = {
  isAuthenticated: false,
  idToken: '',
  userId: '',
  name: '',
  email: '',
  roleTypeId: 0,
  roleName: '',
  rights: NO_RIGHTS,
  passwordState: 'own',
  factorState: 'off',
  draftKey: '',
  refusals: 0,
  loggedOutByUser: false,
}
