import { breakpoint, color, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

/** The height of the dialog's head, below which the list stays while the comparison scrolls. */
const HEAD = '3.75rem'

/** The list of versions beside the chosen one. On a narrow screen there is one of the two: `data-pane` says which. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 19rem minmax(0, 1fr);
  gap: ${space.s8};
  align-items: start;
  color: ${color.ink};

  @media (max-width: ${breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);

    &[data-pane='list'] > :last-child,
    &[data-pane='version'] > :first-child {
      display: none;
    }
    /* The version is not shown yet. */
    &[data-pane='list'] a {
      border-color: transparent;
      background: none;
    }
  }
`

/** The place of the list. It stays in view while a long comparison scrolls. */
export const ListPane = styled.nav`
  position: sticky;
  inset-block-start: ${HEAD};
  display: grid;
  gap: ${space.s3};
  max-block-size: calc(100dvh - ${HEAD} - 4rem);
  /* Room for the focus rings. */
  margin: -${space.s1};
  padding: ${space.s1};
  overflow-y: auto;

  @media (max-width: ${breakpoint.narrow}) {
    position: static;
    max-block-size: none;
  }
`

/** How many versions are read, and the button that reads more. */
export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  padding-inline: ${space.s4};
  color: ${color.inkMuted};
  font: ${text.md};
`

export const List = styled.ul`
  display: grid;
  gap: ${space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** The place of the chosen version. */
export const Pane = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  align-content: start;
  min-inline-size: 0;
`

export const PaneHead = styled.div`
  display: grid;
  gap: ${space.s1};

  h3 {
    font: ${text.lg};
    font-weight: ${weight.heading};
  }
  p {
    color: ${color.inkMuted};
    font: ${text.md};
  }
`

/** What can be done with the chosen version. */
export const PaneTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: end;

  > :first-child:not(button) {
    flex: 1 1 14rem;
    max-inline-size: 24rem;
  }
`

/** A button that only a narrow screen needs. */
export const NarrowOnly = styled.div`
  display: none;

  @media (max-width: ${breakpoint.narrow}) {
    display: block;
  }
`
