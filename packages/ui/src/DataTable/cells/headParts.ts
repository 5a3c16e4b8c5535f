import { styled } from 'styled-components'

import { truncatedTextDirection } from '../../theme/truncatedTextDirection'
import { color, motion, radius, space, text, weight } from '../../theme/tokens'
import { tableWidth } from '../columns'

export const ColumnName = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${truncatedTextDirection}
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  max-inline-size: calc(100% + ${space.s2});
  min-block-size: 1.5rem;
  margin-inline: calc(-1 * ${space.s1});
  padding: 0 ${space.s1};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.quick};

  & > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    opacity: 0;
    transition:
      opacity ${motion.quick},
      rotate ${motion.quick};
  }
  &:hover {
    color: ${color.ink};
  }
  &:hover > svg {
    opacity: 0.5;
  }
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${color.ink};
  }
  [aria-sort='ascending'] > & > svg,
  [aria-sort='descending'] > & > svg {
    opacity: 1;
  }
  [aria-sort='descending'] > & > svg {
    rotate: 180deg;
  }
  /* The text of the header ends where the numbers end. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`

export const HeaderCell = styled.th.attrs({ scope: 'col', role: 'columnheader' })`
  position: relative;
  block-size: 2.25rem;
  padding: 0 var(--cell-side);
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
  color: ${color.inkMuted};
  font: ${text.xs};
  font-weight: ${weight.heading};
  text-align: start;

  &:first-child {
    padding-inline-start: ${space.s4};
  }
  &:last-child {
    padding-inline-end: ${space.s4};
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-role='select'] {
    padding-inline-end: 0;
  }
`

/** Cards have no header row. Each cell has its own label, and one menu sorts the cards. */
export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  @container (max-width: ${tableWidth.cards}) {
    display: none;
  }
`
