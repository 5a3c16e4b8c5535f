import type { PictureFormat } from '@staff/contract'

import { loadSharp } from '../images/loadSharp'

/** Encodes a stored picture in a width that it does not exceed. */
export async function encodeRendition(
  bytes: Uint8Array,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Buffer> {
  const read = await loadSharp()
  const picture = read(bytes, { failOn: 'error' }).resize({ width, withoutEnlargement: true })
  const encoded =
    format === 'avif' ? picture.avif({ quality: 55, effort: 4 }) : picture.webp({ quality: 80 })
  return encoded.timeout({ seconds: 20 }).toBuffer()
}
