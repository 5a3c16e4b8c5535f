import { breakpoint, color, space } from '@staff/ui'
import { styled } from 'styled-components'

/** The row of the views. A phone has them behind its filters. */
export const Bar = styled.nav`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  box-sizing: border-box;
  block-size: calc(2.75rem + 1px);
  padding-inline: ${space.s2};
  border-block-end: 1px solid ${color.line};

  @container shell (max-width: ${breakpoint.narrow}) {
    display: none;
  }
`
