import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createGlobalStyle, styled } from 'styled-components'

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

/** The width of a panel at the side. */
const SIDE = 'clamp(27rem, 38vw, 46rem)'

/**
 * The page beside a panel is as narrow as the space that the panel leaves, so all of it can be read. The selector is stronger than the
 * two classes with which Storybook removes the padding of its body. It asks for the panel, because a build may contain global rules from its start.
 */
export const RoomForPanel = createGlobalStyle`
  @media (min-width: ${breakpoint.beside}) {
    :root:root > body:has([data-size='side']) { padding-inline-end: ${SIDE}; }
  }
`

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
  &:has([data-size='side']) {
    place-items: stretch end;
    padding: 0;
  }
  @media (min-width: ${breakpoint.beside}) {
    &:has([data-size='side']) {
      background: none;
    }
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
  &[data-size='side'] {
    --most: ${SIDE};

    block-size: 100%;
    border-width: 0;
    border-inline-start-width: 1px;
    border-radius: 0;
  }
  @media (max-width: ${breakpoint.narrow}) {
    &[data-size='side'] {
      --most: 100%;

      border-inline-start-width: 0;
    }
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
  /* Fields of the body have positions of their own. */
  z-index: ${layer.bar};
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
  /* Fields of the body have positions of their own. */
  z-index: ${layer.bar};
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
