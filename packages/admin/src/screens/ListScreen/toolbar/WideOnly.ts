import { breakpoint } from '@staff/ui'
import { styled } from 'styled-components'

/** Words for which a phone has no room above the first record. */
export const WideOnly = styled.span`
  @container shell (max-width: ${breakpoint.narrow}) {
    display: none;
  }
`
