// What the package exports of people's access: their sessions, and the links with which they choose a password, and their second factor.
export {
  choosePasswordByLink,
  givePasswordLink,
  inviteUser,
  LINK_SCREEN,
  readLink,
  readPasswordHelp,
  readUserLink,
  requestPasswordReset,
  sendTestMail,
  withdrawInvitation,
  type LinkKind,
  type LinkState,
  type MadeLink,
  type UserLink,
} from './linkCalls'
export { linkMessages } from './linkMessages'
export {
  LINK_MINUTES,
  linkState,
  noMails,
  requireLinkKind,
  requireOpenLink,
  type StoredLink,
} from './linkRules'
export * from './secondFactor'
export { countUserSessions, endUserSessions, giveOneTimePassword } from './userAccess'
