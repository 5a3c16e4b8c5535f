import type { AnyEntity } from '@staff/entity'

import type { Access, AnyCall } from '../call/defineCall'
import { rightsMessages } from '../messages/rightsMessages'
import { sessionMessages } from '../messages/messages'
import { Problem } from '../problems/Problem'
import type { FactorStanding } from '../people/secondFactor/factorStanding'
import { ADMINISTRATOR } from './people'
import {
  accessFor,
  decide,
  decideToEdit,
  type AreaAccess,
  type Decision,
  type Deed,
  type RightsHolder,
} from './rights/decide'

/** The properties of a user that determine which calls they may make. */
export interface Caller extends RightsHolder {
  passwordState: string
  secondFactor: Pick<FactorStanding, 'state'>
}

/**
 * The 403 for a call that a logged-in user may not make; undefined if they may. `entities` are all of the admin: a call for people who edit
 * anything needs them.
 */
export function refuseCaller(
  caller: Caller,
  {
    access,
    beforeOwnPassword,
    beforeSecondFactor,
  }: Pick<AnyCall, 'beforeOwnPassword' | 'beforeSecondFactor'> & { access: Access | undefined },
  entities: readonly AnyEntity[],
): Problem | undefined {
  // Checked before the access: a caller with a given password does not learn which calls exist.
  if (caller.passwordState === 'given' && !beforeOwnPassword)
    return new Problem(403, sessionMessages.ownPasswordRequired, { code: 'own-password-required' })
  if (caller.secondFactor.state === 'required' && !beforeOwnPassword && !beforeSecondFactor)
    return new Problem(403, sessionMessages.secondFactorRequired, {
      code: 'second-factor-required',
    })
  const { allowed, because } = decideCall(caller, access, entities)
  return allowed ? undefined : notAllowed(because)
}

/** Whether a user may make a call with this access. Undefined access means nobody. */
function decideCall(
  holder: RightsHolder,
  access: Access | undefined,
  entities: readonly AnyEntity[],
): Decision {
  if (typeof access === 'object') return decide(holder, access)
  if (access === 'editor') return decideToEdit(holder, entities)
  if (access === 'signedIn' || access === 'public')
    return { allowed: true, because: rightsMessages.everybody }
  const allowed = access === 'administrator' && holder.roleTypeId === ADMINISTRATOR
  return { allowed, because: rightsMessages.onlyAdministrators(holder.roleName) }
}

/** Whether a user may do something with the records of an entity. */
export function opensTo(holder: RightsHolder, entity: AnyEntity, deed: Deed): boolean {
  return decide(holder, accessFor(entity, deed)).allowed
}

/** Throws a 403 with the reason, unless a user may do something with the records of an entity. */
export function requireRight(holder: RightsHolder, entity: AnyEntity, deed: Deed): void {
  requireAccess(holder, accessFor(entity, deed))
}

/** Throws a 403 with the reason, unless a user has the right that a call needs. */
export function requireAccess(holder: RightsHolder, needed: AreaAccess): void {
  const { allowed, because } = decide(holder, needed)
  if (!allowed) throw notAllowed(because)
}

/** The 403 for somebody without a right. The code tells a console that the rights may have changed. */
export function notAllowed(because: string): Problem {
  return new Problem(403, because, { code: 'not-allowed' })
}

/** The 401 for a caller without a valid session. */
export function notLoggedIn(message: string): Problem {
  return new Problem(401, message, { headers: { 'www-authenticate': 'Bearer' } })
}
