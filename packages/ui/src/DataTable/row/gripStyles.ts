import { css } from 'styled-components'

import { iconMask } from '../../theme/iconMask'
import { color, radius, text } from '../../theme/tokens'

/** The handle of a row and its position, for the rules of the row. */
export const gripStyles = css`
  & > [data-role='select'] > [data-grip] {
    position: relative;
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: none;
    color: ${color.inkMuted};
  }
  & > [data-role='select'] > button[data-grip] {
    cursor: grab;
    /* A finger on it moves the row, not the page. */
    touch-action: none;

    &:hover,
    &[aria-pressed='true'] {
      background: color-mix(in srgb, currentcolor 10%, transparent);
      color: ${color.ink};
    }
    &::before {
      inline-size: 1rem;
      block-size: 1rem;
      background: currentcolor;
      mask: ${iconMask.grip};
      content: '';
    }

    @media (pointer: coarse) {
      &::after {
        content: '';
        position: absolute;
        inset: -0.625rem -0.125rem -0.625rem -0.75rem;
      }
    }
    @media (forced-colors: active) {
      &::before {
        background: ButtonText;
        forced-color-adjust: none;
      }
    }
  }
  &[data-picked] > [data-role='select'] > [data-grip] {
    cursor: grabbing;
  }

  /* The position of the row in the order of the list, counted by the table. */
  & > [data-role='select'] > [data-position] {
    display: inline-block;
    flex: none;
    min-inline-size: 1.25rem;
    color: ${color.inkFaint};
    font: ${text.sm};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > [data-role='select'] > [data-position='shown']::before {
    content: counter(row);
  }
`
