import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Where two pictures differ. */
export interface Difference {
  /** How many pixels differ; where the sizes differ, the smaller picture is padded with transparent pixels. */
  pixels: number
  /** The second picture, faint, with the different pixels in red. */
  png: Buffer
}

/** Compares two PNGs pixel by pixel: the smallest step of one colour counts. */
export function findDifference(expected: Buffer, actual: Buffer): Difference {
  const [one, other] = [PNG.sync.read(expected), PNG.sync.read(actual)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const png = new PNG({ width, height })
  const pixels = pixelmatch(
    pad(one, width, height).data,
    pad(other, width, height).data,
    png.data,
    width,
    height,
    // No tolerance, not even for anti-aliased edges.
    { threshold: 0, includeAA: true, alpha: 0.2 },
  )
  return { pixels, png: PNG.sync.write(png) }
}

function pad(picture: PNG, width: number, height: number): PNG {
  const padded = new PNG({ width, height })
  PNG.bitblt(picture, padded, 0, 0, picture.width, picture.height, 0, 0)
  return padded
}
