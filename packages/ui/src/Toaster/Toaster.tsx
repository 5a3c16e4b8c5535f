import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
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
import { Root, Words } from './parts'

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
  undoable: (words: string, onUndo: () => void, options?: ToastOptions) =>
    bare.success(
      ({ closeToast, toastProps: { toastId: id } }) => (
        <WithAction
          words={words}
          action={{ label: 'Undo', onAction: onUndo }}
          onClose={closeToast}
          onFocus={() => bare.pause({ id })}
          onBlur={() => bare.play({ id })}
        />
      ),
      { autoClose: UNDO_MS, ...options },
    ),
  /** An error, and what can be done about it. It stays until it is closed. */
  errorWithAction: (words: string, action: ToastAction, options?: ToastOptions) =>
    bare.error(
      ({ closeToast }) => <WithAction words={words} action={action} onClose={closeToast} />,
      { role: 'alert', autoClose: false, ...options },
    ),
}

/** The button of a toast. */
export interface ToastAction {
  label: string
  /** Called after the toast is closed. */
  onAction: () => void
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

interface WithActionProps extends Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur'> {
  words: string
  action: ToastAction
  onClose: () => void
}

function WithAction({ words, action, onClose, ...rest }: WithActionProps) {
  return (
    <Words {...rest}>
      {words}
      <Button
        size="s"
        aria-keyshortcuts="Alt+T"
        onClick={() => {
          onClose()
          action.onAction()
        }}
      >
        {action.label}
      </Button>
      <VisuallyHidden>Alt and T lead here.</VisuallyHidden>
    </Words>
  )
}

function CloseToast({ closeToast }: Pick<ToastContentProps, 'closeToast'>) {
  return <IconButton label="Close" icon={<X />} onClick={closeToast} />
}
