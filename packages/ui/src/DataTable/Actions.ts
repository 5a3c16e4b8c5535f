import { styled } from 'styled-components'

import { space } from '../theme/tokens'
import { tableWidth } from './columns'
import { Line } from './rowParts'

/** The buttons of a row. They are subdued until the pointer or the focus is in the row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s1};

  /* Overrides the buttons' own colour, hence the higher specificity. The row sets the colours of its subdued buttons. */
  && > :is(a, button) {
    padding-inline: ${space.s2};
    border-color: var(--subdued-edge, var(--edge));
    background: var(--subdued-ground, var(--ground));
    color: var(--subdued-ink, var(--ink));
    transition: none;

    &:hover {
      border-color: var(--subdued-edge, var(--edge-hover));
      background: var(--subdued-ground, var(--ground-hover));
    }
  }
  /* Painting is faster without a layer for each button and a clip for each icon. */
  @container not (max-width: ${tableWidth.cards}) {
    && > :is(a, button):not(:active, [aria-busy]) {
      position: static;
    }
  }
  & svg {
    overflow: visible;
  }

  @container (max-width: ${tableWidth.cards}) {
    flex: 1;
    justify-content: flex-start;
    gap: ${space.s2};
    margin-inline-start: calc(-1 * ${space.s2});

    /* The first link covers the whole card and stays the only link. Other controls are above it. */
    && > a:first-of-type {
      position: static;
      translate: none;

      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
    & > :is(button, a:not(:first-of-type)),
    ${Line} > td:not([data-role='actions']) a {
      position: relative;
      z-index: 1;
    }

    @media (pointer: coarse) {
      && > :is(a, button) {
        min-block-size: 2.75rem;
      }
      /* The card is the target of the link. */
      && > a:only-child {
        min-block-size: 1.5rem;
      }
    }
  }
`
