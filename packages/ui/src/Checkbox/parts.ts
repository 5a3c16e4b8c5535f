import { styled } from 'styled-components'

import { color, radius } from '../theme/tokens'

/** The input has the size of a target and draws a smaller box inside. */
export const Box = styled.span`
  display: grid;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;

  input {
    display: grid;
    grid-area: 1 / 1;
    place-content: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    border-radius: ${radius.s};
    appearance: none;
  }
  input::before {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 1px solid ${color.lineControl};
    border-radius: 4px;
    background: ${color.surface};
    box-sizing: border-box;
    content: '';
  }
  input:hover::before {
    border-color: ${color.inkMuted};
  }
  input:is(:checked, :indeterminate)::before {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  input:disabled::before {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
  }

  svg {
    grid-area: 1 / 1;
    place-self: center;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.accentInk};
    visibility: hidden;
    pointer-events: none;
  }
  input:is(:checked, :indeterminate) + svg {
    visibility: visible;
  }
  input:disabled + svg {
    color: ${color.inkMuted};
  }

  /* In forced colours the box has no background, so the tick has the text colour. */
  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }
`
