import { X } from 'lucide-react'

import { IconButton } from '../IconButton/IconButton'
import { KeepFocus } from './KeepFocus'
import { Body, Foot, Head, Panel, RoomForPanel, Scrim, Sheet, Title } from './parts'
import type { DialogProps } from './Dialog'

/** Content or a form over the page. Closing it returns the focus. */
export function DialogPanel({
  isOpen,
  onClose,
  closesOutside = true,
  title,
  size = 'm',
  tools,
  children,
  footer,
}: DialogProps) {
  return (
    <Scrim
      isOpen={isOpen}
      isDismissable={closesOutside}
      data-grows
      onOpenChange={(open) => !open && onClose()}
    >
      {size === 'side' && <RoomForPanel />}
      <Panel data-size={size}>
        <Sheet>
          <KeepFocus />
          <Head>
            <Title slot="title">{title}</Title>
            {tools}
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Sheet>
      </Panel>
    </Scrim>
  )
}
