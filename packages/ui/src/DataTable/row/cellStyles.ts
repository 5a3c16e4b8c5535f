import { css } from 'styled-components'

import { badgeStyles } from '../../Badge/parts'
import { truncatedTextDirection } from '../../theme/truncatedTextDirection'
import { color, space, weight } from '../../theme/tokens'

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
