import { keyframes, styled } from 'styled-components'

import { color, motion, shadow, space, text } from '../theme/tokens'
import { tableWidth } from './columns'
import { liveButtons, rowStyles } from './row/rowStyles'

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

  /* Chosen widths can need more room than a narrow window has. */
  &[data-sized] {
    overflow-x: auto;
  }

  /* Shows slow loading without moving anything. */
  &[data-busy]::after {
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
  &:dir(rtl)[data-busy]::after {
    animation-name: ${sweepBack};
  }
`

// `display: block` removes the roles of table elements, so they are set explicitly.

export const Table = styled.table.attrs({ role: 'table' })`
  --cell-side: ${space.s3};
  --row-height: 3.5rem;
  --row-space: ${space.s2};
  --card-space: ${space.s4};
  --lines: 2;

  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  [data-density='compact'] & {
    --row-height: 2.5rem;
    --row-space: ${space.s1};
    --card-space: ${space.s3};
    --lines: 1;
    --thumbnail-size: 1.75rem;
  }

  @container (max-width: ${tableWidth.wide}) {
    & [data-priority='5'] {
      display: none;
    }
  }
  @container (max-width: ${tableWidth.all}) {
    --cell-side: ${space.s2};

    & [data-priority='4'] {
      display: none;
    }
  }
  @container (max-width: ${tableWidth.most}) {
    & [data-priority='3'] {
      display: none;
    }
  }
  @container (max-width: ${tableWidth.few}) {
    & [data-priority='2'] {
      display: none;
    }
  }

  @container (max-width: ${tableWidth.cards}) {
    /* Overrides the density, hence the higher specificity. */
    && {
      --lines: 3;
    }

    &,
    & > tbody {
      display: block;
    }
    & > colgroup {
      display: none;
    }
  }
`

/** Above the cards of a table, in place of its header row. */
export const CardsHead = styled.div`
  display: none;

  @container (max-width: ${tableWidth.cards}) {
    display: flex;
    gap: ${space.s2};
    align-items: center;
    padding: ${space.s1} ${space.s3};
    border-block-end: 1px solid ${color.line};
    color: ${color.inkMuted};
    font: ${text.sm};
  }
`

export const Rows = styled.tbody.attrs({ role: 'rowgroup' })`
  /* A page of a list goes on counting where the page before has ended. */
  counter-reset: row var(--rows-before, 0);
  transition: opacity ${motion.quick};

  /* Only the row has hover rules: rules for its cells would cost much more when scrolling starts and ends. */
  &:not([data-scrolling]) > :where(tr):hover {
    background: ${color.sunken};
    ${liveButtons}
  }
  & > :where(tr) {
    counter-increment: row;
    ${rowStyles}
  }
  [aria-busy='true'] > & {
    opacity: 0.85;
    transition-delay: 1s;
  }

  /* The row that is being moved is above the others. */
  & > [data-picked] {
    position: relative;
    z-index: 1;
    background: ${color.accentSoft};
    box-shadow: ${shadow.pop};
  }
  @media (forced-colors: active) {
    & > [data-picked] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  /* A card has a handle beside its box. */
  @container (max-width: ${tableWidth.cards}) {
    & > tr > [data-role='select']:has([data-grip]) ~ [data-role='lead'] {
      padding-inline-end: calc(2 * ${space.s8} + ${space.s2});
    }
  }
`
