import { palettes, radius } from '@staff/ui'
import { styled } from 'styled-components'
import { encode } from 'uqr'

export interface QrCodeProps {
  /** What a camera reads. */
  text: string
  /** The accessible name. */
  label: string
}

/** A QR code. It is dark on light in both themes, because many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data } = encode(text, { border: QUIET_ZONE })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <Picture
      aria-label={label}
      viewBox={`0 0 ${data.length} ${data.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill={palettes.light.surface} />
      <path d={squares.join('')} fill={palettes.light.ink} />
    </Picture>
  )
}

/** The empty squares around the code that the standard asks for. */
const QUIET_ZONE = 4

const Picture = styled.svg.attrs({ role: 'img' })`
  flex: none;
  inline-size: 11rem;
  block-size: 11rem;
  border-radius: ${radius.m};
  forced-color-adjust: none;
`
