/** The sentences about links with which people choose a password. */
export const linkMessages = {
  unknown: 'This link is not complete, or it is too old. Open it again from where you got it.',
  used: 'This link was already used. Log in, or ask for another.',
  expired: 'This link has expired. Ask for another.',
  replaced: 'This link does not work any more, because something newer replaced it.',
  withdrawn: 'This invitation was withdrawn. Ask the person who invited you.',
  disabled: 'This account is disabled. Ask an administrator.',
  hasJoined: 'This colleague has a password already, and needs no invitation.',
  hasNotJoined: 'This colleague has no password yet. Invite them.',
  noInvitation: 'There is no invitation that can be withdrawn.',
  isDisabled: 'This account is disabled. Enable it first.',
  resetAsked:
    'If this address belongs to an account, a mail with a link is on its way. The link works for 30 minutes.',
  chosen: 'Your password is set. Log in with it.',
  noMails: 'This server sends no mails. The operations guide says how to set it up.',
  testSent: (email: string) => `A test mail to ${email} is on its way.`,
}
