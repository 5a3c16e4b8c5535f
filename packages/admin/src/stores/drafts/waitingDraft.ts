/** A draft that is stored after a pause. Only one form is open at a time. */
interface WaitingDraft {
  key: string
  write: () => void
  pause: ReturnType<typeof setTimeout>
  limit: ReturnType<typeof setTimeout>
}

const PAUSE_IN_MILLISECONDS = 500
const LIMIT_IN_MILLISECONDS = 2000

let waiting: WaitingDraft | undefined

/**
 * Stores the draft of a form after a pause in typing, and at least every two seconds: to encrypt a long text takes longer
 * than a key may take. A later call for the same form replaces the earlier one.
 */
export function storeDraftSoon(key: string, write: () => void): void {
  if (waiting && waiting.key !== key) storeWaitingDraft()
  const limit = waiting?.limit ?? setTimeout(storeWaitingDraft, LIMIT_IN_MILLISECONDS)
  clearTimeout(waiting?.pause)
  waiting = { key, write, limit, pause: setTimeout(storeWaitingDraft, PAUSE_IN_MILLISECONDS) }
}

/** Stores the waiting draft now: the page, the form or the session may end. */
export function storeWaitingDraft(): void {
  const draft = waiting
  dropWaitingDraft()
  draft?.write()
}

/** Forgets the waiting draft, only that of a form if one is given. */
export function dropWaitingDraft(key = waiting?.key): void {
  if (waiting?.key !== key) return
  clearTimeout(waiting?.pause)
  clearTimeout(waiting?.limit)
  waiting = undefined
}
