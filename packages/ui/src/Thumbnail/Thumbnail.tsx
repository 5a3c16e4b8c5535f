import { useState } from 'react'
import { styled } from 'styled-components'

import { iconMask } from '../theme/iconMask'
import { color } from '../theme/tokens'

export interface ThumbnailProps {
  /** The URL of the picture; without one the icon of a missing picture shows. */
  src: string | undefined
  /** The alternative text; empty where a text beside the picture says the same. */
  alt: string
  /**
   * Width and height in pixels at the default text size.
   * @default the CSS variable `--thumbnail-size`, or 36
   */
  size?: number
}

/** A small square picture, cropped. A broken picture becomes an icon. */
export function Thumbnail({ src, alt, size }: ThumbnailProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const missing = !src || src === brokenSrc

  return (
    <Root
      style={size === undefined ? undefined : { '--size': `${size / 16}rem` }}
      data-missing={missing || undefined}
      {...(missing && alt && { role: 'img', 'aria-label': alt })}
    >
      {!missing && (
        <img
          src={src}
          alt={alt}
          width={size ?? 36}
          height={size ?? 36}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      )}
    </Root>
  )
}

const Root = styled.span`
  --size: var(--thumbnail-size, 2.25rem);

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

  /* A hairline separates a white picture from a white card. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color.ink} 10%, transparent);
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  &[data-missing]::before {
    inline-size: 45%;
    aspect-ratio: 1;
    background: currentcolor;
    mask: ${iconMask.imageOff};
    content: '';
  }
`
