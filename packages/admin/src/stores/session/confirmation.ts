import { proxy } from 'valtio'

/** Whether the person is asked for their password, for something that needs it again. */
export const confirmation = proxy({ isOpen: false })

let waiting: ((isConfirmed: boolean) => void)[] = []

/** Asks for the password once, for all calls that wait for it. Answers whether the server has accepted it. */
export function requestConfirmation(): Promise<boolean> {
  confirmation.isOpen = true
  return new Promise((answer) => {
    waiting.push(answer)
  })
}

/** Ends the question: the waiting calls are made, or they are not. */
export function resolveConfirmation(isConfirmed: boolean): void {
  confirmation.isOpen = false
  const answered = waiting
  waiting = []
  for (const answer of answered) answer(isConfirmed)
}
