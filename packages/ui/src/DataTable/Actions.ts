import { styled } from 'styled-components'

import { color, radius, space } from '../theme/tokens'
import { tableWidth } from './columns'
import { Line } from './rowParts'

/** The link that covers a card: it edits the record, or opens it as a press on the row does. */
const cardLink = `:is(a[data-edit], ${Line}[data-opens] a)`

/** The buttons of a row. They are subdued until the pointer or the focus is in the row. */
export const Actions = styled.div`
  display: flex;
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
    flex-wrap: wrap;
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
    /* The card says enough. The focus is drawn around it. */
    && > ${cardLink}:first-of-type {
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      outline: none;

      > * {
        display: none;
      }
      &:focus-visible::after {
        border-radius: ${radius.l};
        outline: 2px solid ${color.accent};
        outline-offset: -2px;
      }
    }
    & > :is(button, a:not(:first-of-type)),
    ${Line} > td:not([data-role='actions']) a {
      position: relative;
      z-index: 1;
    }
    /* The menu of a card has it. */
    &&:has(> [data-row-menu]) > a[data-edit]:not(:first-of-type) {
      display: none;
    }
    /* At the corner of the card. */
    && > [data-row-menu] {
      position: absolute;
      inset-block-start: calc(var(--card-space) - 0.625rem);
      inset-inline-end: ${space.s1};
      inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }

    @media (pointer: coarse) {
      && > :is(a, button):not(${cardLink}:first-of-type) {
        min-block-size: 2.75rem;
      }
    }
  }
`
