import { RecordLinkContext } from '@staff/forms'
import { breakpoint, layout, space } from '@staff/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

import { RecordLinkHost } from './links/RecordLinkHost'
import { StoredPicturesHost } from './pictures/StoredPicturesHost'

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

/** The form, what is beside it, what its texts can link to, and the pictures that it can show. */
export function EditorColumns({ children }: { children: ReactNode }) {
  return (
    <RecordLinkContext value={RecordLinkHost}>
      <StoredPicturesHost>
        <Columns>{children}</Columns>
      </StoredPicturesHost>
    </RecordLinkContext>
  )
}

/**
 * The form and the aside, which moves below the form on narrow screens. With the website, that is beside both; on a phone it is above them.
 */
const Columns = styled.div`
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
