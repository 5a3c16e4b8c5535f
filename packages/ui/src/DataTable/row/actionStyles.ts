import { css } from 'styled-components'

import { iconMask } from '../../theme/iconMask'
import { color, radius, space, text, weight } from '../../theme/tokens'
import { tableWidth } from '../columns'

/** The look of a `rowButton`: that of a small `Button`. */
const rowButtonStyles = css`
  --ink: ${color.ink};
  --ground: ${color.surface};
  --ground-hover: ${color.sunken};
  --edge: ${color.lineStrong};
  --edge-hover: ${color.lineControl};

  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s1};
  min-inline-size: 2.125rem;
  min-block-size: 1.875rem;
  padding-block: 0;
  border: 1px solid;
  border-radius: ${radius.m};
  font: ${text.sm};
  font-weight: ${weight.label};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;

  &:active {
    translate: 0 1px;
  }

  &[data-icon]::before {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    background: currentcolor;
    content: '';
  }
  &[data-icon='edit']::before {
    mask: ${iconMask.edit};
  }
  &[data-icon='eye']::before {
    mask: ${iconMask.eye};
  }
  &[data-icon='layers']::before {
    mask: ${iconMask.layers};
  }
  &[data-icon='message']::before {
    mask: ${iconMask.message};
  }
  &[data-icon='more']::before {
    mask: ${iconMask.more};
  }

  /* A mask hides its colour from the forced colours, so they are set here. */
  @media (forced-colors: active) {
    &[data-icon]::before {
      background: ButtonText;
      forced-color-adjust: none;
    }
    &[href]::before {
      background: LinkText;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 2.25rem;
  }
`

/** The link that covers a card: it edits the record, or opens it as a press on the row does. */
const cardLink = `:is(a[data-edit], [data-opens] > [data-role='actions'] > a)`

/** The buttons of a row, for the rules of the row. They are subdued until the pointer or the focus is in the row. */
export const actionStyles = css`
  & > [data-role='actions'] {
    line-height: 0;
    text-align: end;
    white-space: nowrap;
  }
  & > [data-role='actions'] > [data-row-button] {
    ${rowButtonStyles}
  }
  /* Overrides the buttons' own colour, hence the higher specificity. The row sets the colours of its subdued buttons. */
  & > [data-role='actions'][role] > :is(a, button) {
    padding-inline: ${space.s2};
    border-color: var(--subdued-edge, var(--edge));
    background: var(--subdued-ground, var(--ground));
    color: var(--subdued-ink, var(--ink));
    vertical-align: middle;
    transition: none;

    &:hover {
      border-color: var(--subdued-edge, var(--edge-hover));
      background: var(--subdued-ground, var(--ground-hover));
    }
  }
  & > [data-role='actions'] svg {
    overflow: visible;
  }

  @container not (max-width: ${tableWidth.cards}) {
    & > [data-role='actions'][role] > :is(a, button) {
      /* Painting is faster without a layer for each button and a clip for each icon. */
      &:not(:active, [aria-busy]) {
        position: static;
      }
      &:not(:first-child) {
        margin-inline-start: ${space.s1};
      }
    }
  }

  @container (max-width: ${tableWidth.cards}) {
    & > [data-role='actions'][role] {
      flex-wrap: wrap;
      justify-content: flex-start;
      gap: ${space.s2};
      margin-inline-start: calc(-1 * ${space.s2});
    }

    /* The first link covers the whole card and stays the only link. Other controls are above it. */
    & > [data-role='actions'][role] > a:first-of-type {
      position: static;
      translate: none;

      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
    /* The card says enough. The focus is drawn around it. */
    & > [data-role='actions'][role] > ${cardLink}:first-of-type {
      min-inline-size: 0;
      min-block-size: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      font-size: 0;
      line-height: 0;
      outline: none;

      > *,
      &::before {
        display: none;
      }
      &:focus-visible::after {
        border-radius: ${radius.l};
        outline: 2px solid ${color.accent};
        outline-offset: -2px;
      }
    }
    & > [data-role='actions'] > :is(button, a:not(:first-of-type)),
    & > td:not([data-role='actions']) a {
      position: relative;
      z-index: 1;
    }
    /* The menu of a card has it. */
    & > [data-role='actions'][role]:has(> [data-row-menu]) > a[data-edit]:not(:first-of-type) {
      display: none;
    }
    /* At the corner of the card. */
    & > [data-role='actions'][role] > [data-row-menu] {
      position: absolute;
      inset-block-start: calc(var(--card-space) - 0.625rem);
      inset-inline-end: ${space.s1};
      inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }

    @media (pointer: coarse) {
      & > [data-role='actions'][role] > :is(a, button):not(${cardLink}:first-of-type) {
        min-block-size: 2.75rem;
      }
    }
  }
`
