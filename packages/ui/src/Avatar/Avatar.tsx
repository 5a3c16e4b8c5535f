import { styled } from 'styled-components'

import { color, weight } from '../theme/tokens'

export interface AvatarProps {
  /** The name of the person or thing; the initials come from it. */
  name: string
  /** The URL of a picture to show instead of the initials. */
  src?: string
  /**
   * Width and height in pixels at the default text size.
   * @default 28
   */
  size?: number
}

/** A picture or initials beside a name. Screen readers skip it, because they read the name. */
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
  /* A visible edge in forced colours. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  overflow: hidden;
  user-select: none;

  /* Generated content, because as text the initials would become part of the accessible name around them. */
  &:empty::before {
    content: attr(data-initials);
  }
`

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
