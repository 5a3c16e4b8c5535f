import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../IconButton/IconButton'
import { KeepFocus } from './KeepFocus'
import { Body, Foot, Head, Panel, Scrim, Sheet, Title } from './parts'

export interface DialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called by Escape, the cross and a click outside the dialog. */
  onClose: () => void
  /** The heading and accessible name of the dialog. */
  title: ReactNode
  /**
   * Use `l` for a table or other wide content.
   * @default 'm'
   */
  size?: 'm' | 'l'
  /** The content. It scrolls when it is taller than the window. */
  children: ReactNode
  /** The buttons at the foot, the primary one last. */
  footer?: ReactNode
}

/** Content or a form over the page. Closing it returns the focus. */
export function Dialog({ isOpen, onClose, title, size = 'm', children, footer }: DialogProps) {
  return (
    <Scrim isOpen={isOpen} isDismissable data-grows onOpenChange={(open) => !open && onClose()}>
      <Panel data-size={size}>
        <Sheet>
          <KeepFocus />
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Sheet>
      </Panel>
    </Scrim>
  )
}
