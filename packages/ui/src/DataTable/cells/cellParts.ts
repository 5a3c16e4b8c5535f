import { css } from 'styled-components'

import { truncatedTextDirection } from '../../theme/truncatedTextDirection'
import { color, space, weight } from '../../theme/tokens'
import { tableWidth } from '../columns'

/** The content of a cell: at most two lines, or one at compact density. */
export const value = css`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: break-word;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--lines);
  ${truncatedTextDirection}

  /* A dash shows that an empty cell is intended. Screen readers skip it. */
  &:empty::before {
    content: '—' / '';
  }
  & a:focus-visible,
  & button:focus-visible {
    outline-offset: -2px;
  }
`

/** The name of the column in a card: for screen readers, and visible where a number needs it. */
export const label = css`
  display: none;

  @container (max-width: ${tableWidth.cards}) {
    display: block;
    flex: none;
  }
`

/** A cell of the table. */
export const cell = css`
  /* 56 px: two lines, their padding and the border. */
  block-size: var(--row-height);
  padding: calc(var(--row-space) - 1px) var(--cell-side) var(--row-space);
  border-block-end: 1px solid ${color.line};
  font-weight: ${weight.text};
  text-align: start;
  vertical-align: middle;

  &:first-child {
    padding-inline-start: ${space.s4};
  }
  &:last-child {
    padding-inline-end: ${space.s4};
  }
  &[data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-role='lead'] {
    font-weight: ${weight.label};
  }
  &[data-role='detail'] {
    color: ${color.inkMuted};
  }
  &:is([data-role='picture'], [data-role='select']) {
    padding-inline-end: 0;
  }
`
