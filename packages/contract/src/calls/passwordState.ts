/**
 * Who knows a person's password: 'own', only the person; 'printed', whoever saw the output of the first start; 'given',
 * whoever set it. People with a given password must choose their own before anything else.
 */
export type PasswordState = (typeof passwordStates)[number]
export const passwordStates = ['own', 'printed', 'given'] as const
