import { proxy } from 'valtio'

import { createPrompt } from './prompt'

/** Asks for the password before a call that needs it. */
export const confirmation = createPrompt()

/** Whether an open dialog shows the question as a step of its own. */
export const confirmationHost = proxy({ isThere: false })
