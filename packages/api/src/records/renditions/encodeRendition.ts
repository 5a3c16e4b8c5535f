import { partNamed } from '@staff/contract'

import { loadSharp } from '../images/loadSharp'
import type { Rendition } from './renditionStore'

/** Encodes a stored picture, or a part of it, in a width that it does not exceed. */
export async function encodeRendition(
  bytes: Uint8Array,
  { part, width, format }: Pick<Rendition, 'part' | 'width' | 'format'>,
): Promise<Buffer> {
  const read = await loadSharp()
  const whole = read(bytes, { failOn: 'error' })
  const shown = partNamed(part)
  const cut = shown
    ? whole.extract({ left: shown.x, top: shown.y, width: shown.width, height: shown.height })
    : whole
  const picture = cut.resize({ width, withoutEnlargement: true })
  const encoded =
    format === 'avif' ? picture.avif({ quality: 55, effort: 4 }) : picture.webp({ quality: 80 })
  return encoded.timeout({ seconds: 20 }).toBuffer()
}
