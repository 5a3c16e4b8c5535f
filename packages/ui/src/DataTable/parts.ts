import { keyframes, styled } from 'styled-components'

import { breakpoint, color, motion, space } from '../theme/tokens'

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 400% 0; }
`
const sweepBack = keyframes`
  from { translate: 100% 0; }
  to { translate: -400% 0; }
`

export const Root = styled.div`
  position: relative;
  container-type: inline-size;
  overflow: clip;

  /* Says that newer rows are on their way, without moving anything, when they are late. */
  &:has(> [aria-busy='true'])::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 25%;
    block-size: 2px;
    background: ${color.accent};
    animation: ${sweep} 1.1s ease-in-out 1s infinite backwards;
    forced-color-adjust: none;
  }
  &:dir(rtl):has(> [aria-busy='true'])::after {
    animation-name: ${sweepBack};
  }
`

// Drawn as blocks in a narrow place, the parts of a table lose their meaning to CSS: the roles give it back.

export const Table = styled.table.attrs({ role: 'table' })`
  --cell-side: ${space.s4};

  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  /* Narrower than on a screen of 1280 px, beside the navigation: words need the room more. */
  @container (max-width: 61rem) {
    --cell-side: ${space.s2};
  }

  @container (max-width: ${breakpoint.narrow}) {
    &,
    & > tbody {
      display: block;
    }
    & > colgroup {
      display: none;
    }
  }
`

export const Rows = styled.tbody.attrs({ role: 'rowgroup' })`
  transition: opacity ${motion.quick};

  [aria-busy='true'] > & {
    opacity: 0.85;
    transition-delay: 1s;
  }
`
