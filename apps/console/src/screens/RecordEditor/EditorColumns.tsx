import { breakpoint, layout, space } from '@staff/ui'
import { styled } from 'styled-components'

/** The form and what stands beside it; in a narrow place, below it. */
export const EditorColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.aside};
  gap: ${space.s6};
  align-items: start;

  @media (max-width: ${breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
