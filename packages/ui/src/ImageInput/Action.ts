import { styled } from 'styled-components'

import { color, radius, text, weight } from '../theme/tokens'

/** A small button inside an `ImageInput`. */
export const Action = styled.button`
  --ink: ${color.ink};
  --edge: ${color.lineControl};
  --ground: ${color.surface};

  min-block-size: 1.875rem;
  padding-inline: 0.625rem;
  border: 1px solid var(--edge);
  border-radius: ${radius.m};
  background: var(--ground);
  color: var(--ink);
  font: ${text.sm};
  font-weight: ${weight.label};
  cursor: pointer;

  &:hover {
    --edge: ${color.inkMuted};
  }
  &[data-tone='danger'] {
    --ink: ${color.danger};
    --edge: transparent;
    --ground: transparent;
  }
  &[data-tone='danger']:hover {
    --ground: ${color.dangerSoft};
  }
  &:disabled {
    --ink: ${color.inkFaint};
    cursor: not-allowed;
  }
`
