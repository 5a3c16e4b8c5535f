import { styled } from 'styled-components'

import { color, weight } from '../theme/tokens'

export interface AvatarProps {
  /** Whose it is; the initials are taken from it. */
  name: string
  /** The address of a picture instead of the initials. */
  src?: string
  /**
   * Width and height in pixels, at the usual size of text.
   * @default 28
   */
  size?: number
}

/** A face or initials beside a name. Hidden from screen readers, because the name is there. */
export function Avatar({ name, src, size = 28 }: AvatarProps) {
  return (
    <Root aria-hidden data-initials={initials(name)} style={{ '--size': `${size / 16}rem` }}>
      {src && <Picture src={src} alt="" />}
    </Root>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--size);
  block-size: var(--size);
  border-radius: 50%;
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: calc(var(--size) * 0.39);
  font-weight: ${weight.heading};
  line-height: 1;
  /* An edge where colours are forced. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  overflow: hidden;
  user-select: none;

  /* Drawn, not written: the initials would count as words of the button or link around them. */
  &:empty::before {
    content: attr(data-initials);
  }
`

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
