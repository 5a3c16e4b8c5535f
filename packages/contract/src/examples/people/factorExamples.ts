import { FIXTURE_NOW } from '@staff/entity'

const params = { id: '019a0000-0000-7000-9000-000000000001' }
const at = FIXTURE_NOW.toISOString()
const code = '287082'
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const recoveryCodes = ['K7QD-2MXA-PZ4T-W3HC-R6YB-N5LE', 'B5RN-GJ6E-YVQ2-LS7U-D3FA-X4TM']
const standing = { state: 'on' as const, from: null, recoveryCodes: 10 }
const required = { from: '2026-12-01', people: 2, withFactor: 1 }
const without = [{ id: params.id, name: 'Esme Thornbury' }]

/** The examples of the calls about second factors. The session that a login starts is added by `namedExamples`. */
export const factorExamples = {
  readSecondFactor: { response: { available: true, since: at, standing } },
  beginSecondFactor: {
    response: {
      secret,
      uri: `otpauth://totp/Staff%20console:esme%40example.com?secret=${secret}&issuer=Staff%20console`,
    },
  },
  confirmSecondFactor: { body: { code }, response: { recoveryCodes } },
  renewRecoveryCodes: { response: { recoveryCodes } },
  endSecondFactor: {},
  readUserFactor: { params, response: { since: at, standing } },
  resetUserFactor: { params, body: { reason: 'The phone was lost.' } },
  readRoleFactor: { params, response: { ...required, without } },
  requireRoleFactor: { params, body: { from: required.from }, response: { ...required, without } },
}
