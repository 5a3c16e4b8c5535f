import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../IconButton/IconButton'
import { KeepFocus } from './KeepFocus'
import { Body, Foot, Head, Panel, Scrim, Sheet, Title } from './parts'

export interface DialogProps {
  /** Whether it lies over the page now. */
  isOpen: boolean
  /** Escape, the cross or a click beside the dialog. */
  onClose: () => void
  /** What the dialog is about: its heading and its name. */
  title: ReactNode
  /**
   * `l` for a table or another wide thing.
   * @default 'm'
   */
  size?: 'm' | 'l'
  /** What there is to read or to fill in; it scrolls where it is longer than the window. */
  children: ReactNode
  /** Buttons at the foot, the one that does it last. */
  footer?: ReactNode
}

/** Something to look at or fill in before going on. Afterwards the focus is where it was. */
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
