import { space } from '@staff/ui'
import { styled } from 'styled-components'

/** The form and what stands beside it; in a narrow place, below it. */
export const EditorColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18.75rem;
  gap: ${space.s6};
  align-items: start;

  @media (max-width: 64rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`
