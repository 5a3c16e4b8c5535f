import { X } from 'lucide-react'
import {
  toast as bare,
  ToastContainer,
  type ToastContainerProps,
  type ToastContentProps,
  type ToastOptions,
} from 'react-toastify/unstyled'

import { Button } from '../Button/Button'
import { IconButton } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Root, Undoable } from './parts'

/** The place of all toasts. Render it once, near the root of the app. */
export function Toaster() {
  return (
    // An open dialog hides the rest of the page from screen readers, except elements with this attribute.
    <Root data-react-aria-top-layer>
      <ToastContainer {...defaults} closeButton={CloseToast} />
    </Root>
  )
}

/**
 * Shows a toast. An error interrupts screen readers and stays until it is closed; the other tones wait for silence
 * and disappear.
 */
export const toast = {
  success: (words: string, options?: ToastOptions) => bare.success(words, options),
  info: (words: string, options?: ToastOptions) => bare.info(words, options),
  warning: (words: string, options?: ToastOptions) => bare.warning(words, options),
  error: (words: string, options?: ToastOptions) =>
    bare.error(words, { role: 'alert', autoClose: false, ...options }),
  dismiss: () => bare.dismiss(),
  /** A success that can be undone for ten seconds. It stays while the pointer or the focus is in it. */
  undoable: (words: string, onUndo: () => void) =>
    bare.success(
      ({ closeToast, toastProps: { toastId: id } }) => (
        <Undoable onFocus={() => bare.pause({ id })} onBlur={() => bare.play({ id })}>
          {words}
          <Button
            size="s"
            aria-keyshortcuts="Alt+T"
            onClick={() => {
              closeToast()
              onUndo()
            }}
          >
            Undo
          </Button>
          <VisuallyHidden>Alt and T lead here.</VisuallyHidden>
        </Undoable>
      ),
      { autoClose: UNDO_MS },
    ),
}

const UNDO_MS = 10_000

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
