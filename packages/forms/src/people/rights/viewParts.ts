import { breakpoint, color, radius, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${space.s4};
  container-type: inline-size;
`

export const Table = styled.div.attrs({ role: 'table' })`
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
`

export const Line = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.5rem;
  gap: 0 ${space.s3};
  align-items: center;
  padding-block: ${space.s2};
  padding-inline: ${space.s3};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  @container (max-width: ${breakpoint.tight}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Area = styled.div.attrs({ role: 'rowheader' })`
  font-weight: ${weight.label};
  overflow-wrap: anywhere;
`

/** The step of an area. */
export const Given = styled.div.attrs({ role: 'cell' })`
  display: flex;
  gap: ${space.s2};
  align-items: center;

  &[data-step='nothing'] {
    color: ${color.inkMuted};
  }
`

/** A bar for each step that the area has. Those that the given step includes are filled. */
export const Meter = styled.span`
  display: flex;
  flex: none;
  gap: 1px;
  inline-size: 2.75rem;

  i {
    inline-size: 0.75rem;
    block-size: 0.375rem;
    border-radius: ${radius.pill};
    background: ${color.line};
  }
  i[data-included] {
    background: ${color.accent};
  }

  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
    i[data-included] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const Reason = styled.div.attrs({ role: 'cell' })`
  grid-column: 1 / -1;
  color: ${color.inkMuted};
  font: ${text.sm};
  overflow-wrap: anywhere;
`

/** What is true of all areas. */
export const Besides = styled.dl`
  display: grid;
  gap: ${space.s2} ${space.s4};

  > div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space.s3};
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`
