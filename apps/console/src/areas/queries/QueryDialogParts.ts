import { breakpoint, color, space } from '@staff/ui'
import { styled } from 'styled-components'

/** The message with the notes below, and the work beside them where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 14rem;
  gap: ${space.s6} ${space.s8};

  /* A banner has the whole width. */
  > [role='status'],
  > [role='alert'] {
    grid-column: 1 / -1;
  }
  > section {
    grid-column: 1;
    padding-block-start: ${space.s5};
    border-block-start: 1px solid ${color.line};
  }

  @media (max-width: ${breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);

    > section {
      display: none;
    }
  }
`

/** A sentence at the start of the footer, which screen readers announce. */
export const Offer = styled.output`
  align-self: center;
  margin-inline-end: auto;
  color: ${color.inkMuted};
`
