import { breakpoint, color, radius, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

/** On a phone, each row is a card with its steps side by side. The roles are set explicitly, so they stay. */
export const Grid = styled.div.attrs({ role: 'grid' })`
  --step-width: 5.5rem;

  overflow: clip;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};

  &[data-invalid] {
    border-color: ${color.danger};
    box-shadow: 0 0 0 3px ${color.dangerSoft};
  }
  [data-part='narrow'] {
    display: none;
  }

  @container (max-width: ${breakpoint.column}) {
    display: grid;
    gap: ${space.s2};
    overflow: visible;
    border: 0;
    background: none;

    &[data-invalid] {
      outline: 1px solid ${color.danger};
      outline-offset: 3px;
    }
    [data-part='wide'] {
      display: none;
    }
    [data-part='narrow'] {
      display: inline;
    }
  }
`

export const Row = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(4, var(--step-width));
  align-items: stretch;

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  &[data-head] {
    background: ${color.sunken};
  }
  @media (hover: hover) {
    &:hover {
      background: ${color.sunken};
    }
  }

  @container (max-width: ${breakpoint.column}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: ${space.s2};
    padding: ${space.s3};
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.surface};

    & + & {
      border-block-start: 1px solid ${color.line};
    }
  }
`

/** The head of a row. A press on it changes nothing. */
export const AreaName = styled.div.attrs({ role: 'rowheader' })`
  align-self: center;
  padding-block: ${space.s2};
  padding-inline: ${space.s3};
  overflow-wrap: anywhere;

  @container (max-width: ${breakpoint.column}) {
    grid-column: 1 / -1;
    padding: 0;
    font-weight: ${weight.label};
  }
`

/** The head of the column of areas. */
export const AreasHead = styled.div.attrs({ role: 'columnheader' })`
  align-self: center;
  padding-inline: ${space.s3};
  color: ${color.inkMuted};
  font: ${text.sm};
  font-weight: ${weight.label};

  @container (max-width: ${breakpoint.column}) {
    grid-column: 1 / -1;
    padding: 0;
  }
`

export const HeadCell = styled.div.attrs({ role: 'columnheader' })`
  display: grid;
  justify-items: center;
  align-content: center;
  padding-block: ${space.s2} ${space.s1};
  color: ${color.inkMuted};
  font: ${text.sm};
  font-weight: ${weight.label};

  @container (max-width: ${breakpoint.column}) {
    display: block;
    padding: 0;
  }
`

/** Sets a whole column. */
export const ColumnButton = styled.button.attrs({ type: 'button' })`
  min-inline-size: 2.5rem;
  min-block-size: 1.5rem;
  padding: 0 ${space.s2};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.accentText};
  font: ${text.sm};
  font-weight: ${weight.label};
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  @container (max-width: ${breakpoint.column}) {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2rem;
    padding: 0;
  }
  @media (pointer: coarse) {
    min-block-size: 2.25rem;
  }
`
