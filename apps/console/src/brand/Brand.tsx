import type { BrandProps } from '@staff/admin'
import { color, space, weight } from '@staff/ui'
import { styled } from 'styled-components'

/** The logo and name of the product. */
export function Brand({ background = 'page' }: BrandProps) {
  return (
    <Root data-background={background}>
      <i aria-hidden="true" />
      Staff console
    </Root>
  )
}

const Root = styled.p`
  --mark: linear-gradient(135deg, ${color.accent}, #7a5cf0);
  --glyph: linear-gradient(#fff 0 0);

  display: flex;
  gap: ${space.s2};
  align-items: center;
  font-weight: ${weight.heading};

  i {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 7px;
    background:
      var(--glyph) 0.375rem 0.375rem / 0.25rem 0.75rem no-repeat,
      var(--glyph) 0.75rem 0.375rem / 0.375rem 0.3125rem no-repeat,
      var(--glyph) 0.75rem 0.8125rem / 0.375rem 0.3125rem no-repeat,
      var(--mark);
    forced-color-adjust: none;
  }

  &[data-background='picture'] {
    --mark: #fff;
    --glyph: linear-gradient(#2f49d6 0 0);
  }
`
