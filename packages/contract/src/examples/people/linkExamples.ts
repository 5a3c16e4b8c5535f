import { FIXTURE_NOW } from '@staff/entity'

import { linkMessages } from '../../people/linkMessages'

const email = 'esme.thornbury@example.com'
const params = { id: '019a0000-0000-7000-9000-000000000001' }
const token = 'q0Vb3yq5mC1uVQ8m2Qk4vT7cJ9xW6sYpLr0aNzEdHfg'
const made = { byMail: false, link: `/set-password#${token}` }
const at = FIXTURE_NOW.toISOString()

/** The examples of the calls about links with which people choose a password. */
export const linkExamples = {
  inviteUser: { params, response: made },
  withdrawInvitation: { params },
  givePasswordLink: { params, response: made },
  readUserLink: {
    params,
    response: {
      hasPassword: false,
      byMail: false,
      kind: 'invitation' as const,
      state: 'open' as const,
      madeAt: at,
      expiresAt: at,
      error: null,
    },
  },
  readPasswordHelp: { response: { byMail: true, ask: 'an administrator' } },
  requestPasswordReset: { body: { email }, response: { message: linkMessages.resetAsked } },
  readLink: {
    body: { token },
    response: { kind: 'invitation' as const, name: 'Esme Thornbury', email, expiresAt: at },
  },
  choosePasswordByLink: {
    body: { token, newPassword: 'Better-horse-8', confirmPassword: 'Better-horse-8' },
    response: { email, message: linkMessages.chosen },
  },
  sendTestMail: { response: { message: linkMessages.testSent(email) } },
}
