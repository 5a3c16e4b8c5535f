import { createPrompt } from './prompt'

/** Asks for the password before a call that needs it. */
export const confirmation = createPrompt()
