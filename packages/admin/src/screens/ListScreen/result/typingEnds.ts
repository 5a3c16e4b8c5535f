/** The time in milliseconds after an answer when typing has probably ended: nobody wants to hear the result of each key. */
export const TYPING_ENDS_MS = 500
