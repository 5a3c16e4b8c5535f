import { afterPress } from '@staff/ui/afterPress'
import type { toast, ToastAction } from '@staff/ui/Toaster'
import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'

/**
 * Whether the toaster is needed, and whether it has been mounted long enough for screen readers to announce its toasts.
 */
export const toaster = proxy({ isNeeded: false, isReady: false })

/** Loads the toaster before the first toast. */
export function loadToaster(): void {
  toaster.isNeeded = true
}

type Tone = 'success' | 'info' | 'error'
type ToastOptions = Parameters<typeof toast.success>[1]

/** Shows a toast. `options` override the defaults of the product. Durations are in milliseconds. */
export function notify(tone: Tone, message: string, options?: ToastOptions) {
  loadToaster()
  void Promise.all([import('@staff/ui/Toaster'), toasterReady()]).then(([{ toast: show }]) =>
    // A toast that covers a button or moves another toast would take its press.
    afterPress(() => show[tone](message, options)),
  )
}

/** Shows a toast with Undo, for ten seconds. */
export function notifyUndoable(message: string, onUndo: () => void) {
  loadToaster()
  void Promise.all([import('@staff/ui/Toaster'), toasterReady()]).then(([{ toast: show }]) =>
    afterPress(() => show.undoable(message, onUndo)),
  )
}

/** Shows an error with a button that does something about it. It stays until it is closed. */
export function notifyProblem(message: string, action: ToastAction) {
  loadToaster()
  void Promise.all([import('@staff/ui/Toaster'), toasterReady()]).then(([{ toast: show }]) =>
    afterPress(() => show.errorWithAction(message, action)),
  )
}

/** The specification puts the toasts of the login at the top centre for two seconds. */
export const loginToast: ToastOptions = { position: 'top-center', autoClose: 2000 }

function toasterReady(): Promise<void> {
  return new Promise((resolve) => {
    if (toaster.isReady) return resolve()
    const stop = subscribeKey(toaster, 'isReady', (isReady) => {
      if (!isReady) return
      stop()
      resolve()
    })
  })
}
