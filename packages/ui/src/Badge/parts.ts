import { css } from 'styled-components'

import { color, radius, space, text, weight } from '../theme/tokens'

/** The look of a badge, whatever its element. `data-tone` is its meaning. */
export const badgeStyles = css`
  --ink: ${color.inkMuted};
  --ground: transparent;
  --edge: ${color.line};

  display: inline-block;
  padding-inline: ${space.s1};
  border: 1px solid var(--edge);
  border-radius: ${radius.s};
  background: var(--ground);
  color: var(--ink);
  font: ${text.xs};
  font-weight: ${weight.label};
  white-space: nowrap;

  &[data-tone='accent'] {
    --ink: ${color.accentText};
    --ground: ${color.accentSoft};
    --edge: transparent;
  }
  &[data-tone='success'] {
    --ink: ${color.add};
    --ground: ${color.addSoft};
    --edge: transparent;
  }
  &[data-tone='danger'] {
    --ink: ${color.danger};
    --ground: ${color.dangerSoft};
    --edge: transparent;
  }
`
