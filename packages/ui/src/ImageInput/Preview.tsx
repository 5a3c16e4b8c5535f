import { Image, ImageOff, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

import { color } from '../theme/tokens'

interface Size {
  width: number
  height: number
}

export interface PreviewProps {
  /** The URL of the image. */
  src: string | undefined
  /** Whether there is an image, loaded or not. */
  filled: boolean
  /** Whether the image failed to load. */
  broken: boolean
  /** The square to show of an image with this size, in pixels. */
  cut?: ((size: Size) => Size & { x: number; y: number }) | undefined
  /** Called when the image fails to load. */
  onBroken: () => void
}

/** The thumbnail of an `ImageInput`, or an icon in its place. */
export function Preview({ src, filled, broken, cut, onBroken }: PreviewProps) {
  const [size, setSize] = useState<Size>()
  const Icon = broken ? ImageOff : filled ? Image : ImageUp
  return (
    <Square data-empty={!src || broken || undefined}>
      {src && !broken ? (
        <img
          src={src}
          // The name is beside it.
          alt=""
          style={cut && (size ? placeOf(size, cut(size)) : HIDDEN)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={onBroken}
        />
      ) : (
        <Icon aria-hidden size="1.5rem" strokeWidth={1.5} />
      )}
    </Square>
  )
}

// The part that is cut away must not appear first.
const HIDDEN = { visibility: 'hidden' } as const

/** Scales and shifts an image, so that a part of it fills the square. */
function placeOf(whole: Size, part: ReturnType<NonNullable<PreviewProps['cut']>>) {
  return {
    position: 'absolute',
    insetBlockStart: share(-part.y, part.height),
    left: share(-part.x, part.width),
    inlineSize: share(whole.width, part.width),
    blockSize: share(whole.height, part.height),
    maxInlineSize: 'none',
  } as const
}

function share(pixels: number, of: number): string {
  return `${(pixels / of) * 100}%`
}

const Square = styled.div`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 4.5rem;
  block-size: 4.5rem;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.surface};
  color: ${color.inkFaint};
  overflow: hidden;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
