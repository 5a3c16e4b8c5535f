import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { color } from '../theme/tokens'

export interface ThumbnailProps {
  /** The picture's address; without one the icon of a missing picture shows. */
  src: string | undefined
  /** What the picture shows; empty where a text beside it says so. */
  alt: string
  /**
   * Width and height in pixels, at the usual size of text.
   * @default 36
   */
  size?: number
}

/** A small square picture, cut to fit. A broken one becomes an icon. */
export function Thumbnail({ src, alt, size = 36 }: ThumbnailProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const missing = !src || src === brokenSrc

  return (
    <Root style={{ '--size': `${size / 16}rem` }}>
      {missing ? (
        <ImageOff {...(alt ? { role: 'img', 'aria-label': alt } : {})} />
      ) : (
        <Picture
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      )}
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: var(--size);
  block-size: var(--size);
  border-radius: calc(var(--size) / 4);
  vertical-align: middle;
  background: ${color.line};
  color: ${color.inkMuted};
  overflow: hidden;

  /* A hairline keeps a white picture apart from a white card. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color.ink} 10%, transparent);
  }

  & > svg {
    inline-size: 45%;
    block-size: 45%;
  }
`

const Picture = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`
