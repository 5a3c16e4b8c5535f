import { logInWithCode } from './logInWithCode'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './ownFactorCalls'
import { readRoleFactor, requireRoleFactor } from './roleFactorCalls'
import { readUserFactor, resetUserFactor } from './userFactorCalls'

/** The calls about second factors, by name. */
export const factorCalls = {
  logInWithCode,
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  readUserFactor,
  resetUserFactor,
  readRoleFactor,
  requireRoleFactor,
}
