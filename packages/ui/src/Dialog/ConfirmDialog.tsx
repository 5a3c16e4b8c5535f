import type { ComponentType, ReactNode } from 'react'

import type { ButtonProps } from '../Button/Button'
import { onDemand } from '../onDemand/onDemand'

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The question, with the name of its subject. */
  title: ReactNode
  /** The consequence of confirming. */
  children?: ReactNode
  /** Shown below the consequence. It is not read with it, because it may come later. */
  details?: ReactNode
  /** A verb: 'Delete', 'Leave'. */
  confirmLabel: string
  /**
   * The control that confirms. Use `DeleteButton` where a record is deleted.
   * @default the plain `Button`
   */
  confirmAs?: ComponentType<ButtonProps>
  /**
   * The label of the cancel button.
   * @default 'Cancel'
   */
  cancelLabel?: string
  /**
   * Use `danger` for what cannot be undone.
   * @default 'danger'
   */
  tone?: 'danger' | 'primary'
  /**
   * Whether the confirmed action is in progress. The dialog cannot be closed meanwhile.
   * @default false
   */
  busy?: boolean
  /** Called when the user confirms. */
  onConfirm: () => void
  /** Called by Escape and the cancel button, which has the initial focus. A click outside the dialog does nothing. */
  onCancel: () => void
  /** Returns the element that gets the focus afterwards, when the button that opened the dialog no longer exists. */
  focusAfter?: (below: HTMLElement) => HTMLElement | null
}

const [Panel, load] = onDemand<ConfirmDialogProps>(
  async () => (await import('./ConfirmDialogPanel')).ConfirmDialogPanel,
)

/** Asks for confirmation before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <Panel {...props} />
}

/** Loads the code of a `ConfirmDialog` before it opens. */
export const loadConfirmDialog = load
