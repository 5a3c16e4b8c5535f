import { factorState, sessionMessages } from '@staff/contract'

import type { Db } from '../../platform/db/database'
import { standingOf } from '../secondFactor/factorStore'
import type { LoginUser } from './verifyCredentials'

/** The answer to a login that has started a session. `isOn`: whether it was with a second factor. */
export async function presentLogin(
  db: Db,
  user: LoginUser,
  { token, isOn }: { token: string; isOn: boolean },
) {
  const { id, factorFrom: from } = user
  const state = factorState({ isOn, from }, new Date())
  return {
    token,
    userId: id,
    roleTypeId: user.roleTypeId,
    rights: user.rights,
    name: `${user.firstName} ${user.lastName}`,
    passwordState: user.passwordState,
    secondFactor: await standingOf(db, id, { state, from }),
    draftKey: user.draftKey,
    message: sessionMessages.welcome(user.firstName),
  }
}
