import { color, radius, space, weight } from '@staff/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** One link of the navigation; `aria-current` marks the current page. */
export const NavigationLink = styled(Link)`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  min-block-size: 2rem;
  padding-inline: ${space.s2};
  border-radius: ${radius.s};
  color: ${color.inkMuted};
  font-weight: ${weight.label};

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  span {
    margin-inline-start: auto;
  }

  &:hover {
    background: color-mix(in srgb, ${color.ink} 8%, transparent);
    color: ${color.ink};
  }

  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  /* Forced colours remove the background, so a border marks the current page. */
  @media (forced-colors: active) {
    &[aria-current='page'] {
      border-inline-start: 4px solid Highlight;
      padding-inline-start: calc(${space.s2} - ${space.s1});
    }
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`
