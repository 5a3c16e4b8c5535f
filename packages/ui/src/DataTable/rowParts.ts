import { styled } from 'styled-components'

import { breakpoint, color, motion, space, text, weight } from '../theme/tokens'

/** What a cell holds: two lines at most. */
export const Value = styled.div`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  overflow-wrap: break-word;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* Nothing to say looks meant, and is not read aloud. */
  &:empty::before {
    content: '—' / '';
  }
  & a:focus-visible,
  & button:focus-visible {
    outline-offset: -2px;
  }

  @container (max-width: ${breakpoint.narrow}) {
    -webkit-line-clamp: 4;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s1};

  @container (max-width: ${breakpoint.narrow}) {
    justify-content: flex-start;
    gap: ${space.s2};
    padding-block-start: ${space.s1};
  }
`

/** The name of the column, beside the value in a card. */
export const Label = styled.span`
  display: none;

  @container (max-width: ${breakpoint.narrow}) {
    display: block;
    color: ${color.inkMuted};
    font: ${text.sm};
  }
`

export const Cell = styled.td.attrs({ role: 'cell' })`
  /* Two lines, the space around them and the line below are 56 px. */
  block-size: 3.5rem;
  padding: calc(${space.s2} - 1px) var(--cell-side) ${space.s2};
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
  &[data-role='picture'] {
    padding-inline-end: 0;
  }

  @container (max-width: ${breakpoint.narrow}) {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space.s3};
    block-size: auto;
    border: 0;

    &,
    &:first-child,
    &:last-child {
      padding: 0;
    }

    &[data-align='end'] {
      text-align: start;
    }
    &[data-role='lead'],
    &[data-role='picture'],
    &[data-role='actions'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container (max-width: ${breakpoint.tight}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s1};
  }
`

export const LeadCell = styled(Cell).attrs({ as: 'th', scope: 'row', role: 'rowheader' })``

export const Line = styled.tr.attrs({ role: 'row' })`
  & > ${Cell} {
    transition: background-color ${motion.quick};
  }
  &:hover > ${Cell} {
    background: ${color.sunken};
  }
  &:last-child > ${Cell} {
    border-block-end-color: transparent;
  }
  &[data-opens] {
    cursor: pointer;
  }

  @container (max-width: ${breakpoint.narrow}) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.s2} ${space.s3};
    align-items: center;
    padding: ${space.s4};

    & > ${Cell} {
      grid-column: 1 / -1;
    }
    /* A card begins with what it is about, wherever that stands in a row. */
    & > [data-role='lead'],
    & > [data-role='picture'] {
      order: -1;
    }
    & > [data-role='picture'] {
      grid-column: 1;
    }
    & > [data-role='picture'] + [data-role='lead'] {
      grid-column: 2;
    }

    & + & {
      border-block-start: 1px solid ${color.line};
    }
    &:hover > ${Cell} {
      background: none;
    }
  }
`
