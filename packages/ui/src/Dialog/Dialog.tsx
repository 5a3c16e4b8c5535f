import type { ReactNode } from 'react'

import { onDemand } from '../onDemand/onDemand'

export interface DialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called by Escape, the cross and a click outside the dialog. */
  onClose: () => void
  /**
   * Whether a click outside the dialog closes it.
   * @default true
   */
  closesOutside?: boolean
  /** The heading and accessible name of the dialog. */
  title: ReactNode
  /**
   * Use `l` for a table or other wide content, and `side` for what is read beside the page: a panel at the inline end, for which a wide
   * window makes room. On a phone it takes the whole window.
   * @default 'm'
   */
  size?: 'm' | 'l' | 'side'
  /** Small buttons in the head, before the cross. */
  tools?: ReactNode
  /** The content. It scrolls when it is taller than the window. */
  children: ReactNode
  /** The buttons at the foot, the primary one last. */
  footer?: ReactNode
}

const [Panel, load] = onDemand<DialogProps>(async () => (await import('./DialogPanel')).DialogPanel)

/** Content or a form over the page. Closing it returns the focus. */
export function Dialog(props: DialogProps) {
  return <Panel {...props} />
}

/** Loads the code of a `Dialog` before it opens. */
export const loadDialog = load
