import { breakpoint, color, space } from '@staff/ui'
import { styled } from 'styled-components'

/** The search, the filters and the tools of a list. It has one line at every width, so that nothing below it ever moves. */
export const Toolbar = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s4};
  border-block-end: 1px solid ${color.line};

  > :first-child {
    flex: 0 1 15rem;
    min-inline-size: 10rem;
  }

  @container shell (max-width: ${breakpoint.medium}) {
    > :first-child {
      flex-basis: 12rem;
    }
  }
  @container shell (max-width: ${breakpoint.narrow}) {
    gap: ${space.s1};
    padding: ${space.s2} ${space.s2} ${space.s2} ${space.s3};

    > :first-child {
      flex: 1;
      min-inline-size: 6rem;
    }
  }
  @container shell (max-width: ${breakpoint.tight}) {
    flex-wrap: wrap;

    > :first-child {
      flex-basis: 100%;
    }
  }
`
