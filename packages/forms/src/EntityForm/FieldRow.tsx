import { breakpoint } from '@staff/ui'
import { styled } from 'styled-components'

/** Two short fields side by side, or one of half the width. In a narrow form they stand below each other. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: inherit;
  align-items: start;

  @container (max-width: ${breakpoint.column}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
