import { css, styled } from 'styled-components'

import { color, radius } from '../theme/tokens'
import { iconMask } from '../theme/iconMask'

/** A box has the size of a target and draws a smaller one inside, with a tick or a dash. */
export const boxStyles = css`
  display: inline-grid;
  flex: none;
  place-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  border-radius: ${radius.s};
  appearance: none;

  &::before {
    grid-area: 1 / 1;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    border: 1px solid ${color.lineControl};
    border-radius: 4px;
    background: ${color.surface};
    box-sizing: border-box;
    content: '';
  }
  &:hover::before {
    border-color: ${color.inkMuted};
  }
  &:is(:checked, :indeterminate)::before {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:disabled::before {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
  }

  &:is(:checked, :indeterminate)::after {
    grid-area: 1 / 1;
    place-self: center;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    background: ${color.accentInk};
    mask: ${iconMask.check};
    content: '';
  }
  &:indeterminate::after {
    mask-image: ${iconMask.minus};
  }
  &:disabled::after {
    background: ${color.inkMuted};
  }

  /* In forced colours the box has no background, so the tick has the text colour. */
  @media (forced-colors: active) {
    &:is(:checked, :indeterminate)::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

export const Box = styled.input.attrs({ type: 'checkbox' })`
  ${boxStyles}
`
