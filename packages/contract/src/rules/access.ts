import type { AnyCall } from '../call/defineCall'
import { sessionMessages } from '../messages/messages'
import { Problem } from '../problems/Problem'
import { ADMINISTRATOR } from './people'

/** The properties of a user that determine which calls they may make. */
export interface Caller {
  roleTypeId: number
  passwordState: string
}

/** The 403 for a call that a logged-in user may not make; undefined if they may. */
export function refuseCaller(
  caller: Caller,
  {
    access,
    beforeOwnPassword,
  }: Pick<AnyCall, 'beforeOwnPassword'> & { access: string | undefined },
): Problem | undefined {
  // Checked before the access: a caller with a given password does not learn which calls exist.
  if (caller.passwordState === 'given' && !beforeOwnPassword)
    return new Problem(403, sessionMessages.ownPasswordRequired, { code: 'own-password-required' })
  return opensTo(caller, access) ? undefined : new Problem(403, sessionMessages.notAllowed)
}

/** Whether a role type has this access. Undefined access means nobody. */
export function opensTo(
  { roleTypeId }: Pick<Caller, 'roleTypeId'>,
  access: string | undefined,
): boolean {
  if (access === 'administrator') return roleTypeId === ADMINISTRATOR
  return access === 'signedIn' || access === 'public'
}

/** The 401 for a caller without a valid session. */
export function notLoggedIn(message: string): Problem {
  return new Problem(401, message, { headers: { 'www-authenticate': 'Bearer' } })
}
