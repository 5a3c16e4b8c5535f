import { X } from 'lucide-react'
import {
  toast as bare,
  ToastContainer,
  type ToastContainerProps,
  type ToastContentProps,
  type ToastOptions,
} from 'react-toastify/unstyled'

import { IconButton } from '../IconButton/IconButton'
import { Root } from './parts'

/** Where toasts appear: once in an app, near its root. */
export function Toaster() {
  return (
    // An open dialog hides the rest of the page from screen readers, but not what says it is the top layer.
    <Root data-react-aria-top-layer>
      <ToastContainer {...defaults} closeButton={CloseToast} />
    </Root>
  )
}

/**
 * Says something in a toast. An error interrupts a screen reader and stays until it is closed, as it may stand nowhere else;
 * everything else waits its turn, and goes.
 */
export const toast = {
  success: (words: string, options?: ToastOptions) => bare.success(words, options),
  info: (words: string, options?: ToastOptions) => bare.info(words, options),
  warning: (words: string, options?: ToastOptions) => bare.warning(words, options),
  error: (words: string, options?: ToastOptions) =>
    bare.error(words, { role: 'alert', autoClose: false, ...options }),
  dismiss: () => bare.dismiss(),
}

const defaults: ToastContainerProps = {
  position: 'top-right',
  autoClose: 5000,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: 80,
  theme: 'light',
  role: 'status',
}

function CloseToast({ closeToast }: Pick<ToastContentProps, 'closeToast'>) {
  return <IconButton label="Close" icon={<X />} onClick={closeToast} />
}
