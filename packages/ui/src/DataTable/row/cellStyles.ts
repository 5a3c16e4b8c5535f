import { css } from 'styled-components'

import { badgeStyles } from '../../Badge/parts'
import { truncatedTextDirection } from '../../theme/truncatedTextDirection'
import { color, space, text, weight } from '../../theme/tokens'
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

/**
 * A value with a badge after it. The badge keeps its text, on two lines where there is little room, and is below the value where there is
 * less.
 */
export const marked = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  min-inline-size: 0;

  & > [data-value] {
    ${value}
    flex: 1 1 5rem;
    max-inline-size: max-content;
  }
  & > [data-mark] {
    ${badgeStyles}
    flex: none;
    max-inline-size: max(50%, 5.5rem);
    white-space: normal;
  }
`

/**
 * A value with a note, and with a badge above it. In a narrow cell both are in one line below the value, which then has one line. At compact
 * density all is in one line, and where there is little room for that, a badge hides the note. The row stays as high as others.
 */
export const noted = css`
  container-type: inline-size;
  inline-size: 100%;

  @container not (max-width: ${tableWidth.cards}) {
    [data-density='compact'] & {
      --narrow: row;
      --flow: column;
      --second: none;
    }
  }

  & > div {
    display: flex;
    gap: ${space.s1} ${space.s2};
    align-items: center;
  }
  & > div > [data-value] {
    ${value}
    flex: 0 1 auto;
  }
  & > div > [data-value] + div {
    display: grid;
    grid-auto-flow: var(--flow, row);
    flex: none;
    column-gap: ${space.s2};
    align-items: center;
    justify-items: start;
    min-inline-size: 0;
    white-space: nowrap;
  }
  & [data-mark] {
    ${badgeStyles}
  }
  & [data-note] {
    overflow: hidden;
    color: ${color.inkMuted};
    font: ${text.xs};
    text-overflow: ellipsis;
  }

  @container (max-width: 16rem) {
    & > div {
      --lines: 1;

      flex-direction: var(--narrow, column);
      row-gap: 0;
      align-items: stretch;
    }
    & > div > [data-value] {
      flex: 1 1000 auto;
      min-inline-size: 4rem;
    }
    & > div > [data-value] + div {
      display: flex;
      flex: 0 1 auto;
      gap: ${space.s1};
    }
    & [data-mark] {
      flex: none;
    }
    & [data-mark] + [data-note] {
      display: var(--second, block);
    }
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
