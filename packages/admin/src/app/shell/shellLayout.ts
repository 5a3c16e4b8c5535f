import { breakpoint, color, layer, layout, space } from '@staff/ui'
import { createGlobalStyle, styled } from 'styled-components'

/** The container of the layout. Its queries use `rem`, so large text has the same effect as a narrow window. */
export const ShellContainer = styled.div`
  container: shell / inline-size;
`

/** The grid of top bar, side navigation and screen. */
export const Frame = styled.div`
  display: grid;
  grid-template: 'side top' auto 'side main' 1fr / ${layout.side} minmax(0, 1fr);
  min-block-size: 100vh;

  @container shell (max-width: ${breakpoint.drawer}) {
    grid-template: 'top' auto 'main' 1fr / minmax(0, 1fr);
  }
`

export const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  grid-area: side;
  block-size: 100vh;
  overflow-y: auto;
  border-inline-end: 1px solid ${color.line};
  background: ${color.sunken};

  @container shell (max-width: ${breakpoint.drawer}) {
    display: none;
  }
`

export const Top = styled.header`
  position: sticky;
  z-index: ${layer.bar};
  inset-block-start: 0;
  grid-area: top;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s3};
  align-items: center;
  min-block-size: ${layout.bar};
  /* In a wide window the tools align with the end of the widest pages, so that they have one place. */
  padding-inline: ${space.s8} max(${space.s8}, 100% - ${layout.list} + ${space.s8});
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  @media (max-height: ${breakpoint.low}) {
    position: static;
  }
  @container shell (max-width: ${breakpoint.narrow}) {
    padding-inline: ${space.s3} ${space.s4};
  }
  /* On the smallest phones it has two rows, which scroll away: the breadcrumbs are in the second one. */
  @container shell (max-width: 22rem) {
    position: static;
    padding-block: ${space.s2};

    > nav {
      flex-basis: 100%;
      order: 1;
    }
  }
`

export const Tools = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  /* The text of the last button aligns with the end of the page; its padding extends beyond. */
  margin-inline: auto calc(-1 * ${space.s2});

  @container shell (max-width: ${breakpoint.narrow}) {
    gap: ${space.s1};
  }
`

/** Keeps clear of the top bar and of the save bar of a form. */
const barClearance = `calc(${layout.bar} + ${space.s4}) 7.5rem`

export const Main = styled.main`
  grid-area: main;
  max-inline-size: ${layout.page};
  padding: ${space.s8};

  /* The page, or what surrounds it. */
  &:has(> [data-width='list'], > div > [data-width='list']) {
    max-inline-size: ${layout.list};
  }

  /* Keeps a focused control clear of the bars. */
  :where(a, button, input, textarea, select, [tabindex]) {
    scroll-margin-block: ${barClearance};

    @media (max-height: ${breakpoint.low}) {
      scroll-margin-block: ${space.s2};
    }
    @container shell (max-width: ${breakpoint.tight}) {
      scroll-margin-block: ${space.s2};
    }
  }

  @container shell (max-width: ${breakpoint.narrow}) {
    padding: ${space.s4};
  }
`

/** Browsers ignore scroll margins when they scroll a textarea to its caret, so the page has a scroll padding. */
export const CaretScrollPadding = createGlobalStyle`
  html:has(#main textarea:focus) {
    scroll-padding-block: ${barClearance};

    @media (max-height: ${breakpoint.low}) { scroll-padding-block: ${space.s2}; }
  }
`
