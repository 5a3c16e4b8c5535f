import type { ComponentType } from 'react'
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  Separator,
  type MenuProps,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'

import { color, motion, radius, shadow, space, text, weight } from '../theme/tokens'

export const Pop = styled(Popover)`
  min-inline-size: max(13rem, var(--trigger-width));
  max-inline-size: calc(100vw - 2rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.pop};
  overflow: auto;

  /* The popover has the direction of the browser's language. This sets the page's direction. */
  html[dir='rtl'] & {
    direction: rtl;
  }
  transition:
    opacity ${motion.quick},
    translate ${motion.quick};

  @media (prefers-reduced-motion: no-preference) {
    &[data-entering],
    &[data-exiting] {
      opacity: 0;
      translate: 0 -4px;
    }
  }
`

// Named, because the inferred type is in a file of react-aria-components that cannot be imported.
export const List: ComponentType<MenuProps<object>> = styled(Menu)`
  padding: ${space.s1};
  outline: none;
`

export const Section = styled(MenuSection)`
  display: block;
`

export const Heading = styled(Header)`
  padding: ${space.s2} ${space.s2} ${space.s1};
  color: ${color.inkFaint};
  font: ${text.xs};
  font-weight: ${weight.heading};
  overflow-wrap: anywhere;
`

export const Line = styled(Separator)`
  margin: ${space.s1} calc(-1 * ${space.s1});
  border-block-start: 1px solid ${color.line};
`

export const Row = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-block-size: 2rem;
  padding: ${space.s1} ${space.s2};
  border-radius: ${radius.s};
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &[data-danger] {
    color: ${color.danger};

    & > svg {
      color: inherit;
    }
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color.inkMuted};
  }
  &[data-focused] > svg {
    color: inherit;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`

/** A label with its description. Its width does not depend on the place of the menu, which depends on its size. */
export const Words = styled.span`
  flex: none;
  inline-size: min(16rem, 100vw - 7rem);
`

export const Description = styled.span`
  display: block;
  color: ${color.inkMuted};
  font: ${text.sm};
`

export const Tick = styled.span`
  inline-size: 1rem;
  margin-inline-start: auto;
  color: ${color.accentText};

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`
