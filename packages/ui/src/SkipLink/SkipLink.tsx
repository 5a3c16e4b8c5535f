import { styled } from 'styled-components'

import { color, layer, radius, shadow, space, text, weight } from '../theme/tokens'

export interface SkipLinkProps {
  /**
   * The id of the content, with `#`.
   * @default '#main'
   */
  href?: string
  /**
   * The text of the link.
   * @default 'Skip to content'
   */
  children?: string
}

/** The first tab stop, which skips the navigation. It is visible only when it has the focus. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  return <Root href={href}>{children}</Root>
}

const Root = styled.a`
  position: fixed;
  inset-block-start: ${space.s2};
  inset-inline-start: ${space.s2};
  z-index: ${layer.skip};
  padding: ${space.s2} ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.surface};
  box-shadow: ${shadow.pop};
  color: ${color.accentText};
  font: ${text.md};
  font-weight: ${weight.label};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`
