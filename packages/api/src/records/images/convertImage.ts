import { refused } from '@staff/contract'
import type sharp from 'sharp'

import { createConcurrencyLimit } from '../../platform/throttle/concurrencyLimit'
import { loadSharp } from './loadSharp'

/**
 * Converts an uploaded picture to WebP: upright, at most 2000 pixels wide and high, without metadata. Throws a 422 with the reason
 * if it is not a valid JPEG, PNG or WebP picture.
 */
export async function convertToWebp(bytes: Uint8Array): Promise<Uint8Array> {
  return limitConcurrency(async () => {
    const read = await loadSharp()
    const { format, width, height } = await readHeader(read, bytes)
    if (!ACCEPTED.includes(format)) throw notAPicture()
    if (width * height > MAX_PIXELS)
      throw refused({ file: 'The picture has more than 50 million pixels' })
    return read(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 20 })
      .toBuffer()
      .catch(() => {
        throw refused({ file: 'The picture is damaged or incomplete' })
      })
  })
}

const ACCEPTED = ['jpeg', 'png', 'webp']
const MAX_PIXELS = 50_000_000
const MAX_EDGE = 2000

// One at a time, because the largest picture needs 200 MB.
const limitConcurrency = createConcurrencyLimit(1, 20)

async function readHeader(read: typeof sharp, bytes: Uint8Array) {
  try {
    // Reads only the header, so that a picture over the limit gets a message of its own.
    return await read(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw notAPicture()
  }
}

function notAPicture() {
  return refused({ file: 'The file is not a JPEG, PNG or WebP picture' })
}
