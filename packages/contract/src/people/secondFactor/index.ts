// What the package exports of second factors.
export { factorMessages } from './factorMessages'
export {
  dayOf,
  factorState,
  isFactorRequired,
  refuseDay,
  ticketEnded,
  wrongCode,
} from './factorRules'
export { NO_FACTOR, type FactorStanding, type FactorState } from './factorStanding'
export { logInWithCode } from './logInWithCode'
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  type OwnFactor,
} from './ownFactorCalls'
export { FEW_RECOVERY_CODES, newRecoveryCodes, readCode, RECOVERY_CODES } from './recoveryCodes'
export {
  MAX_NAMED_WITHOUT_FACTOR,
  readRoleFactor,
  requireRoleFactor,
  type RoleFactor,
} from './roleFactorCalls'
export { acceptedStep, codeOfStep, newSecret, setupUri, timeStep } from './totp'
export { readUserFactor, resetUserFactor, type UserFactor } from './userFactorCalls'
