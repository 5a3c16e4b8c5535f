import type { AnyCall } from '../call/defineCall'
import { sessionMessages } from '../messages/messages'
import { Problem } from '../problems/Problem'
import { ADMINISTRATOR } from './people'

/** What decides whether somebody who is logged in may make a call. */
export interface Caller {
  roleTypeId: number
  passwordState: string
}

/** Why a call is refused to somebody who is logged in; undefined where they may make it. */
export function refuseCaller(
  caller: Caller,
  {
    access,
    beforeOwnPassword,
  }: Pick<AnyCall, 'beforeOwnPassword'> & { access: string | undefined },
): Problem | undefined {
  // Before the access: who has a password of somebody else's learns nothing of what there is.
  if (caller.passwordState === 'given' && !beforeOwnPassword)
    return new Problem(403, sessionMessages.ownPasswordRequired, { code: 'own-password-required' })
  return opensTo(caller, access) ? undefined : new Problem(403, sessionMessages.notAllowed)
}

/** Whether a role opens what needs this access; access that nobody stated is nobody's. */
export function opensTo(
  { roleTypeId }: Pick<Caller, 'roleTypeId'>,
  access: string | undefined,
): boolean {
  if (access === 'administrator') return roleTypeId === ADMINISTRATOR
  return access === 'signedIn' || access === 'public'
}

/** The 401 for whoever has no living session. */
export function notLoggedIn(message: string): Problem {
  return new Problem(401, message, { headers: { 'www-authenticate': 'Bearer' } })
}
