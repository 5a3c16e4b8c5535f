import { Image, ImageOff, ImageUp } from 'lucide-react'
import { styled } from 'styled-components'

import { color } from '../theme/tokens'

export interface PreviewProps {
  /** The URL of the image. */
  src: string | undefined
  /** Whether there is an image, loaded or not. */
  filled: boolean
  /** Whether the image failed to load. */
  broken: boolean
  /** Called when the image fails to load. */
  onBroken: () => void
}

/** The thumbnail of an `ImageInput`, or an icon in its place. */
export function Preview({ src, filled, broken, onBroken }: PreviewProps) {
  const Icon = broken ? ImageOff : filled ? Image : ImageUp
  return (
    <Square data-empty={!src || broken || undefined}>
      {src && !broken ? (
        // The name is beside it.
        <img src={src} alt="" onError={onBroken} />
      ) : (
        <Icon aria-hidden size="1.5rem" strokeWidth={1.5} />
      )}
    </Square>
  )
}

const Square = styled.div`
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
