import { breakpoint, layout, space } from '@staff/ui'
import { styled } from 'styled-components'

/** The column beside a form, with the facts and the preview of the record. */
export const Aside = styled.aside`
  display: grid;
  gap: ${space.s5};
`

/** The form and the aside, which moves below the form on narrow screens. */
export const EditorColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.aside};
  gap: ${space.s6};
  align-items: start;

  @container shell (max-width: ${breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
