import { breakpoint, layout, space } from '@staff/ui'
import { styled } from 'styled-components'

/** The column beside a form, with the facts and the preview of the record. */
export const Aside = styled.aside`
  display: grid;
  gap: ${space.s5};
`

/** The website beside a form. It stays in sight while the form scrolls. */
export const SiteColumn = styled.div`
  position: sticky;
  inset-block-start: calc(${layout.bar} + ${space.s4});
  grid-row: 1 / span 2;
  grid-column: 2;

  @container shell (max-width: ${breakpoint.narrow}) {
    position: static;
    grid-row: auto;
    grid-column: auto;
    order: -1;
  }
`

/**
 * The form and the aside, which moves below the form on narrow screens. With the website, that is beside both; on a phone it is above them.
 */
export const EditorColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.aside};
  gap: ${space.s6};
  align-items: start;

  @container shell (max-width: ${breakpoint.medium}) {
    grid-template-columns: minmax(0, 1fr);
  }

  &:has(> ${SiteColumn}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    @container shell (max-width: ${breakpoint.narrow}) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
