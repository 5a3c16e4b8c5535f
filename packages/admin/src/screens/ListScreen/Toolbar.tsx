import { breakpoint, color, space } from '@staff/ui'
import { styled } from 'styled-components'

/** The search, the filters and the tools of a list, in one row where there is room. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s4};
  border-block-end: 1px solid ${color.line};

  > :first-child {
    flex: 0 1 20rem;
    min-inline-size: min(14rem, 100%);
  }
  > :nth-child(2) {
    flex: 1 1 20rem;
  }

  @container shell (max-width: ${breakpoint.narrow}) {
    > :first-child {
      flex-basis: 100%;
    }
  }
`
