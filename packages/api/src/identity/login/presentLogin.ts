import { sessionMessages } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import { factorStandingOf } from '../secondFactor/factorStore'
import type { LoginUser } from './verifyCredentials'

/** The answer to a login that has started a session. */
export async function presentLogin(db: Db, user: LoginUser, token: string) {
  const { since: _, ...secondFactor } = await factorStandingOf(db, user.id, user.factorFrom)
  return {
    token,
    userId: user.id,
    roleTypeId: user.roleTypeId,
    rights: user.rights,
    name: `${user.firstName} ${user.lastName}`,
    passwordState: user.passwordState,
    secondFactor,
    draftKey: user.draftKey,
    message: sessionMessages.welcome(user.firstName),
  }
}
