import { css } from 'styled-components'

import { breakpoint, color, space, text, weight } from '../../theme/tokens'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { boxStyles } from '../../Checkbox/parts'
import { tableWidth } from '../columns'
import { actionStyles } from './actionStyles'
import { cell, marked, noted, value } from './cellStyles'
import { gripStyles } from './gripStyles'

/** The cells of a row, with the specificity of a class. */
const cells = ':is(td, th, [data-role])'

/** The same without specificity, for the rules that others override. */
const anyCell = ':where(td, th)'

/** The buttons of a row that the pointer or the focus is in have their own colours. */
export const liveButtons = css`
  --subdued-edge: initial;
  --subdued-ground: initial;
  --subdued-ink: initial;
`

/** The rules of a row, for its body. In a narrow table it is a card with picture, lead, one line of details, and buttons. */
export const rowStyles = css`
  /* The colours of its buttons, see actionStyles. */
  --subdued-edge: transparent;
  --subdued-ground: none;
  --subdued-ink: ${color.inkMuted};

  & > ${anyCell} {
    ${cell}
  }
  & > ${anyCell} > :where([data-value]) {
    ${value}
  }
  & > ${anyCell} > [data-marked] {
    ${marked}
  }
  & > ${anyCell} > [data-noted] {
    ${noted}
  }
  & > ${anyCell}[data-align='end'] > [data-value]:dir(rtl) {
    margin-inline-start: auto;
  }
  & > [data-role='select'] {
    line-height: 0;
    white-space: nowrap;
  }
  & > [data-role='select'] > * {
    vertical-align: middle;
  }
  & > [data-role='select'] > [data-box] {
    ${boxStyles}
  }
  & > [data-role='select'] > :not(:first-child) {
    margin-inline-start: ${space.s1};
  }
  ${gripStyles}
  ${actionStyles}

  /* A change of one row repaints that row only, not the whole table. */
  isolation: isolate;

  &:focus-within {
    ${liveButtons}
  }
  &:last-child > ${cells} {
    border-block-end-color: transparent;
  }
  &[data-opens] {
    cursor: pointer;
  }
  &:has(> [data-role='select'] :checked) {
    background: ${color.accentSoft};
  }

  @container (max-width: ${tableWidth.cards}) {
    position: relative;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, max-content)) minmax(0, 1fr);
    align-items: baseline;
    row-gap: ${space.s1};
    padding: var(--card-space) ${space.s4};

    &:not(:first-child) {
      border-block-start: 1px solid ${color.line};
    }
    /* The name of the column: for screen readers, and visible where a number needs it. */
    & > [data-label]::before {
      flex: none;
      content: attr(data-label);
    }
    & > [data-label]:not([data-align='end'])::before {
      ${visuallyHidden}
    }

    /* The table hides cells of low priority, hence the lower specificity. */
    & > ${anyCell} {
      display: flex;
    }
    & > ${cells} {
      gap: ${space.s1};
      grid-row: 2;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
      color: ${color.inkMuted};
      font: ${text.sm};
      text-align: start;
    }
    & > [data-role='picture'] {
      grid-area: 1 / 1 / span 2;
      align-self: center;
      padding-inline-end: ${space.s3};
    }
    & > [data-role='lead'] {
      grid-area: 1 / 1 / auto / -1;
      color: ${color.ink};
      font: ${text.md};
      font-weight: ${weight.label};
    }
    & > [data-role='picture'] ~ [data-role='lead'] {
      grid-column-start: 2;
    }
    & > [data-role='actions'] {
      grid-area: 3 / 1 / auto / -1;
    }
    /* At the end of the card's first line, above the link that covers the card. */
    & > [data-role='select'] {
      position: absolute;
      z-index: 1;
      grid-row: auto;
      inset-block-start: var(--card-space);
      inset-inline-end: ${space.s4};
      place-self: start end;
      align-items: center;
      gap: 0;
    }
    & > [data-role='select'] ~ [data-role='lead'] {
      padding-inline-end: ${space.s8};
    }
    /* The menu of the card is at the corner, and the box is before it. */
    &:has([data-row-menu]) {
      > [data-role='select'] {
        inset-inline-end: 3.25rem;
      }
      > [data-role='lead'] {
        padding-inline-end: calc(2 * ${space.s8} + ${space.s4});
      }
    }
    /* An empty cell takes no space. A dot separates the details. */
    & > [data-role='detail'] > [data-value] {
      display: block;

      &:empty {
        display: none;
      }
    }
    &
      > [data-role='detail']:not([data-priority]):has(> [data-value]:not(:empty))
      ~ [data-role='detail']
      > [data-value]::before {
      content: '·' / '';
      margin-inline: ${space.s1};
    }
  }
  @container (max-width: ${breakpoint.tight}) {
    grid-template-columns: minmax(0, 1fr);

    & > ${cells}:is([data-role], td) {
      grid-area: auto / 1;
    }
  }
`
