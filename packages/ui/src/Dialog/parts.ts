import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'

import {
  breakpoint,
  color,
  layer,
  motion,
  radius,
  shadow,
  space,
  text,
  tracking,
  weight,
} from '../theme/tokens'

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  padding: ${space.s4};
  block-size: var(--visual-viewport-height, 100%);
  background: rgb(8 9 13 / 0.5);
  transition: opacity ${motion.quick};

  /* Loading content grows downwards. In a centred dialog the head would move. */
  &[data-grows] {
    place-items: start center;
    padding-block-start: max(${space.s4}, 10vh);
  }
  &:has([data-size='xl']) {
    padding-block-start: ${space.s4};
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
    }
  }
`

export const Panel = styled(Modal)`
  --most: 30rem;

  display: flex;
  inline-size: 100%;
  max-inline-size: var(--most);
  max-block-size: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.pop};
  overflow: hidden;
  transition: translate ${motion.calm};

  @media (prefers-reduced-motion: no-preference) {
    &[data-entering],
    &[data-exiting] {
      translate: 0 ${space.s2};
    }
  }

  &[data-size='l'] {
    --most: 56rem;
  }
  &[data-size='xl'] {
    --most: 76rem;

    block-size: 100%;
  }
`

export const Sheet = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
  /* The sheet has the focus and scrolls, so the keyboard can scroll it. */
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: flex-start;
  gap: ${space.s3};
  padding: ${space.s5} ${space.s5} ${space.s3} ${space.s6};
  background: ${color.surface};

  @media (max-height: ${breakpoint.low}) {
    position: static;
  }
`

export const Title = styled(Heading)`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space.s1};
  font: ${text.lg};
  font-weight: ${weight.heading};
  letter-spacing: ${tracking.heading};
  overflow-wrap: break-word;
  text-wrap: balance;
`

export const Body = styled.div`
  flex: 1;
  padding: 0 ${space.s6} ${space.s6};
  color: ${color.inkMuted};
  overflow-wrap: break-word;
`

export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s2};
  padding: ${space.s3} ${space.s6};
  border-block-start: 1px solid ${color.line};
  background: ${color.sunken};

  @media (max-height: ${breakpoint.low}) {
    position: static;
  }
`
