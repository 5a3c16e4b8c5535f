import { styled } from 'styled-components'

import { breakpoint, color, motion, radius, space, text, weight } from '../theme/tokens'
import { visuallyHidden } from '../theme/visuallyHidden'

export const ColumnName = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
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
`

export const HeaderCell = styled.th.attrs({ scope: 'col', role: 'columnheader' })`
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
`

export const HeadLine = styled.tr.attrs({ role: 'row' })`
  @container (max-width: ${breakpoint.narrow}) {
    display: flex;
    flex-wrap: wrap;
  }
`

/** In a narrow place only what sorts stays in sight, as a line of buttons above the cards. */
export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  @container (max-width: ${breakpoint.narrow}) {
    display: block;

    &:has([aria-sort]) > ${HeadLine} {
      padding: ${space.s2} ${space.s4};
      gap: ${space.s1} ${space.s3};
      border-block-end: 1px solid ${color.line};
      background: ${color.sunken};
    }
    & ${HeaderCell} {
      display: flex;
      align-items: center;
      block-size: auto;
      padding: 0;
      border: 0;
      background: none;
    }
    & ${HeaderCell}:not([aria-sort]) {
      ${visuallyHidden}
    }
  }
  @container (max-width: ${breakpoint.narrow}) {
    @media (pointer: coarse) {
      & ${SortButton} {
        min-block-size: 2.25rem;
      }
    }
  }
`
