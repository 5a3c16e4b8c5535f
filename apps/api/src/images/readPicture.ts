import { refused } from '@staff/contract'
import sharp from 'sharp'

import { createConcurrencyLimit } from '../throttle/concurrencyLimit'

/**
 * The bytes of an uploaded picture as WebP: upright, at most 2000 pixels long, without metadata.
 * Throws a 422 with the reason for what is no JPEG, PNG or WebP picture.
 */
export async function readPicture(bytes: Uint8Array): Promise<Uint8Array> {
  return pass(async () => {
    const { format, width, height } = await headOf(bytes)
    if (!ACCEPTED.includes(format)) throw notAPicture()
    if (width * height > MOST_PIXELS)
      throw refused({ file: 'The picture has more than 50 million pixels' })
    return sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize(LONGEST_EDGE, LONGEST_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 20 })
      .toBuffer()
      .catch(() => {
        throw refused({ file: 'The picture is damaged or incomplete' })
      })
  })
}

const ACCEPTED = ['jpeg', 'png', 'webp']
const MOST_PIXELS = 50_000_000
const LONGEST_EDGE = 2000

// One at a time: the largest picture takes both cores and 200 MB while it is read.
const pass = createConcurrencyLimit(1, 20)

// libvips reads many formats, SVG among them, which may name other files: only these three are let in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)

async function headOf(bytes: Uint8Array) {
  try {
    // Only the header is read here, so a size beyond the limit is no danger, and can be named.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw notAPicture()
  }
}

function notAPicture() {
  return refused({ file: 'The file is not a JPEG, PNG or WebP picture' })
}
