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
    flex: 0 1 18rem;
    min-inline-size: min(14rem, 100%);
  }
  > :nth-child(2) {
    flex: 1 1 20rem;
  }

  /* The tools are beside the search, and the filters have the row below. */
  @container shell (${breakpoint.narrow} < width <= ${breakpoint.medium}) {
    > :first-child {
      flex-grow: 1;
    }
    > :nth-child(2) {
      flex-basis: 100%;
      order: 1;
    }
  }
  @container shell (max-width: ${breakpoint.narrow}) {
    > :first-child {
      flex-basis: 100%;
    }
  }
`
