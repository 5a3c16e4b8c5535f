import { proxy } from 'valtio'

/** A question to the user that calls wait for. */
export interface Prompt {
  /** Whether the question is shown. */
  state: { isOpen: boolean }
  /** Asks once for all calls that wait. Resolves to whether the user did what the calls need. */
  ask: () => Promise<boolean>
  /** Closes the question and answers all calls that wait. */
  resolve: (isDone: boolean) => void
}

/** Creates a question that is not shown yet. */
export function createPrompt(): Prompt {
  const state = proxy({ isOpen: false })
  let waiting: ((isDone: boolean) => void)[] = []
  return {
    state,
    ask: () => {
      state.isOpen = true
      return new Promise((resolve) => {
        waiting.push(resolve)
      })
    },
    resolve: (isDone) => {
      state.isOpen = false
      const answered = waiting
      waiting = []
      for (const answer of answered) answer(isDone)
    },
  }
}
