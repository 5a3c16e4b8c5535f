import { styled } from 'styled-components'

import { color, fontSize, radius, space } from '../theme/tokens'

export interface SwatchProps {
  /** A colour like '#147a3d'. */
  value: string
}

/** A colour and its value. */
export function Swatch({ value }: SwatchProps) {
  return (
    <Root style={{ '--swatch': value }}>
      <code>{value}</code>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};

  &::before {
    content: '';
    /* Taller than a line, and aligned with the text beside it. */
    margin-block: calc(-1 * ${space.s1});
    inline-size: ${space.s6};
    block-size: ${space.s6};
    border: 1px solid ${color.line};
    border-radius: ${radius.s};
    background: var(--swatch);
    forced-color-adjust: none;
  }
  & > code {
    color: ${color.inkMuted};
    font-size: ${fontSize.xs};
  }
`
