/** The sentences about second factors. */
export const factorMessages = {
  wrongCode: 'This code is not right. Codes change every 30 seconds, and each works once.',
  ticketEnded: 'The login took too long. Log in again.',
  noKey:
    'This server cannot keep second factors: SECRETS_KEY is not set. The operations guide says how to set it.',
  otherKey:
    'The codes of your app cannot be checked, because SECRETS_KEY has changed. Use a recovery code, or ask an administrator.',
  isOn: 'You have a second factor. Turn it off before you set up another.',
  isOff: 'You have no second factor.',
  notBegun: 'Begin again: there is nothing to confirm.',
  needed: 'Your role requires a second factor. You can set up another app in place of this one.',
  own: 'This is your own account. Change your second factor yourself.',
  personIsOff: 'This colleague has no second factor.',
  notADay: 'Choose a day',
  inThePast: 'Choose today or a later day',
}
