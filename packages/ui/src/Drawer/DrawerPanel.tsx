import { X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'

import { IconButton } from '../IconButton/IconButton'
import { color, layer, motion, shadow, space } from '../theme/tokens'
import type { DrawerProps } from './Drawer'

/** A sheet at the inline start: the navigation of a narrow screen. */
export function DrawerPanel({ isOpen, onClose, label, children }: DrawerProps) {
  return (
    <Scrim isOpen={isOpen} isDismissable onOpenChange={(open) => !open && onClose()}>
      <Panel>
        <Sheet aria-label={label}>
          <Close label="Close" icon={<X />} onClick={onClose} />
          {children}
        </Sheet>
      </Panel>
    </Scrim>
  )
}

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  block-size: var(--visual-viewport-height, 100%);
  background: rgb(8 9 13 / 0.5);
  transition: opacity ${motion.calm};

  @media (prefers-reduced-motion: no-preference) {
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
    }
  }
`

const Panel = styled(Modal)`
  --out: -100%;

  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: min(18rem, 100% - 3rem);
  background: ${color.sunken};
  /* A visible edge in forced colours, where shadows are not drawn. */
  border-inline-end: 1px solid transparent;
  box-shadow: ${shadow.pop};
  transition: translate ${motion.calm};

  &:dir(rtl) {
    --out: 100%;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-entering],
    &[data-exiting] {
      translate: var(--out) 0;
    }
  }
`

const Sheet = styled(AriaDialog)`
  position: relative;
  block-size: 100%;
  padding: ${space.s4} ${space.s3};
  outline: none;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: ${space.s3};
  inset-inline-end: ${space.s3};
`
