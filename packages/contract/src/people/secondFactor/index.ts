// What the package exports of second factors.
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  logInWithCode,
  MAX_NAMED_WITHOUT_FACTOR,
  readRoleFactor,
  readSecondFactor,
  readUserFactor,
  renewRecoveryCodes,
  requireRoleFactor,
  resetUserFactor,
  type OwnFactor,
  type RoleFactor,
  type UserFactor,
} from './factorCalls'
export { factorMessages } from './factorMessages'
export {
  dayOf,
  factorState,
  NO_FACTOR,
  refuseDay,
  ticketEnded,
  wrongCode,
  type FactorStanding,
  type FactorState,
} from './factorRules'
export { FEW_RECOVERY_CODES, newRecoveryCodes, readCode, RECOVERY_CODES } from './recoveryCodes'
export { acceptedStep, codeOfStep, newSecret, setupUri, timeStep } from './totp'
