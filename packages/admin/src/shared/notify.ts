import { afterPress } from '@staff/ui/afterPress'
import type { toast } from '@staff/ui/Toaster'
import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'

/**
 * Whether toasts are to be expected: only then the toaster is loaded; and whether it is there since long enough for
 * screen readers to hear what comes into it.
 */
export const toaster = proxy({ isNeeded: false, isReady: false })

/** Loads the toaster before the first toast. */
export function loadToaster(): void {
  toaster.isNeeded = true
}

type Tone = 'success' | 'info' | 'error'
type ToastOptions = Parameters<typeof toast.success>[1]

/** Says something in a toast, with the product's defaults unless `options` say otherwise. Durations in milliseconds. */
export function notify(tone: Tone, message: string, options?: ToastOptions) {
  loadToaster()
  void Promise.all([import('@staff/ui/Toaster'), toasterReady()]).then(([{ toast: say }]) =>
    // A toast that comes over a button, or moves another toast, would take its press.
    afterPress(() => say[tone](message, options)),
  )
}

/** The login's toasts stand in the middle and go after two seconds, as specified. */
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
