import type { toast } from '@staff/ui/Toaster'
import { proxy } from 'valtio'

/** Whether a toast was ever asked for: only then the toaster is loaded. */
export const toaster = proxy({ isWanted: false })

type Tone = 'success' | 'info' | 'error'
type ToastOptions = Parameters<typeof toast.success>[1]

/** Says something in a toast, with the product's defaults unless `options` say otherwise. Durations in milliseconds. */
export function notify(tone: Tone, message: string, options?: ToastOptions) {
  toaster.isWanted = true
  void import('@staff/ui/Toaster').then((module) => module.toast[tone](message, options))
}

/** The login's toasts stand in the middle and go after two seconds, as specified. */
export const loginToast: ToastOptions = { position: 'top-center', autoClose: 2000 }
