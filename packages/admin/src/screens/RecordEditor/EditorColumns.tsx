import { breakpoint, layout, space } from '@staff/ui'
import { styled } from 'styled-components'

/** What stands beside a form: facts about the record, and how it looks. */
export const Aside = styled.aside`
  display: grid;
  gap: ${space.s5};
`

/** The form and what stands beside it; in a narrow place, below it. */
export const EditorColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.aside};
  gap: ${space.s6};
  align-items: start;

  @container shell (max-width: ${breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
