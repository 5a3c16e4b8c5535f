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

/** Shows a toast. `options` override the place and the defaults of the product. Durations are in milliseconds. */
export function notify(tone: Tone, message: string, options?: ToastOptions) {
  void showToast((show) => show[tone](message, { ...besideWork, ...options }))
}

/** Shows a toast with Undo, for ten seconds. */
export function notifyUndoable(message: string, onUndo: () => void) {
  void showToast((show) => show.undoable(message, onUndo, besideWork))
}

/** Shows an error with a button that does something about it. It stays until it is closed. */
export function notifyProblem(message: string, action: ToastAction) {
  void showToast((show) => show.errorWithAction(message, action, besideWork))
}

/** The specification puts the toasts of the login at the top centre for two seconds. */
export const loginToast: ToastOptions = { position: 'top-center', autoClose: 2000 }

/** The specification puts other toasts at the top right: those that no action in a screen causes. */
export const sessionToast: ToastOptions = { position: 'top-right' }

/** What answers an action does not cover what people act on: search, regions and the rows. */
const besideWork: ToastOptions = { position: 'bottom-left' }

async function showToast(showWith: (show: typeof toast) => void): Promise<void> {
  loadToaster()
  const [{ toast: show }] = await Promise.all([import('@staff/ui/Toaster'), toasterReady()])
  // A toast that covers a button or moves another toast would take its press.
  afterPress(() => showWith(show))
}

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
