import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Where two pictures differ. */
export interface Difference {
  /** How many pixels are not the same; the larger picture's where one is larger. */
  pixels: number
  /** The picture after, faint, with the differences in red. */
  png: Buffer
}

/** Compares two pictures pixel by pixel: the smallest step of one colour counts. */
export function differenceOf(before: Buffer, after: Buffer): Difference {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(
    onPaper(one, width, height).data,
    onPaper(other, width, height).data,
    drawn.data,
    width,
    height,
    // No tolerance, and none for smoothed edges either.
    { threshold: 0, includeAA: true, alpha: 0.2 },
  )
  return { pixels, png: PNG.sync.write(drawn) }
}

/** A picture in the upper left corner of a transparent one of another size. */
function onPaper(picture: PNG, width: number, height: number): PNG {
  const paper = new PNG({ width, height })
  PNG.bitblt(picture, paper, 0, 0, picture.width, picture.height, 0, 0)
  return paper
}
