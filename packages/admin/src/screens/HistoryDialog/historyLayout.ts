import { color, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

/** The list of versions, or the chosen one in its place: `data-pane` says which. */
export const Panes = styled.div`
  container: history / inline-size;
  color: ${color.ink};

  &[data-pane='version'] > :first-child {
    display: none;
  }
`

/** The place of the list. */
export const ListPane = styled.nav`
  display: grid;
  gap: ${space.s3};
  /* The texts of the links are below the title. */
  margin-inline: -${space.s4};
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
