import { color, space, weight } from '@staff/ui'
import { styled } from 'styled-components'

export interface BrandProps {
  /**
   * What it stands on: the page, or the dark picture of the login.
   * @default 'page'
   */
  ground?: 'page' | 'picture'
}

/** The product's mark and name. */
export function Brand({ ground = 'page' }: BrandProps) {
  return (
    <Root data-ground={ground}>
      <i aria-hidden="true" />
      Staff console
    </Root>
  )
}

const Root = styled.p`
  --mark: linear-gradient(135deg, ${color.accent}, #7a5cf0);

  display: flex;
  gap: ${space.s2};
  align-items: center;
  font-weight: ${weight.heading};
  letter-spacing: -0.01em;

  i {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 7px;
    background: var(--mark);
  }

  &[data-ground='picture'] {
    --mark: #fff;
  }
`
