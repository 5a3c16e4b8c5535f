/**
 * How a user got the password: 'own' was chosen by the user, 'printed' comes from the output of the first start, and
 * 'given' was set by another user. A user with a given password must first choose their own.
 */
export type PasswordState = (typeof passwordStates)[number]
export const passwordStates = ['own', 'printed', 'given'] as const
