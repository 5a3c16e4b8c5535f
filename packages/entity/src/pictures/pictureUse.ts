/** A point of a picture, in thousandths of its width and height. */
export interface PicturePoint {
  x: number
  y: number
}

/** A part of a picture, in thousandths of its width and height. */
export interface PicturePart extends PicturePoint {
  width: number
  height: number
}

/** A picture as a record uses it. */
export interface PictureUse {
  /** Its stored address: `/api/images/<hash>.webp`. Empty for no picture. */
  address: string
  /** What it shows, for people who do not see it. Empty if it is decorative; undefined if nobody has said. */
  alt?: string | undefined
  /**
   * What stays in view where a picture is cut.
   * @default its middle
   */
  focus?: PicturePoint | undefined
  /**
   * The part that is shown.
   * @default all of it
   */
  crop?: PicturePart | undefined
}

/** The smallest width and height of a crop, in thousandths. */
export const MIN_CROP = 50

const ALL = 1000

/**
 * Reads the value of a picture field: the stored address, and behind a '#' how the record uses it:
 * `/api/images/<hash>.webp#at=300,400&crop=0,0,500,1000&alt=A lamp on a desk`. The description is last, so it needs no escapes.
 */
export function readPicture(value: string): PictureUse {
  const [address = '', ...rest] = value.split('#')
  const details = rest.join('#')
  const at = /(?:^|&)alt=/.exec(details)
  const numbers = at ? details.slice(0, at.index) : details
  return {
    address,
    alt: at ? details.slice(at.index + at[0].length) : undefined,
    focus: pointIn(numbers),
    crop: partIn(numbers),
  }
}

/** The value of a picture field. */
export function writePicture({ address, alt, focus, crop }: PictureUse): string {
  if (address === '') return ''
  const details = [
    focus && `at=${focus.x},${focus.y}`,
    crop && `crop=${crop.x},${crop.y},${crop.width},${crop.height}`,
    alt !== undefined && `alt=${alt}`,
  ].filter(Boolean)
  return details.length > 0 ? `${address}#${details.join('&')}` : address
}

/** The stored address of a picture, without how a record uses it. */
export function pictureAddress(value: string): string {
  const at = value.indexOf('#')
  return at < 0 ? value : value.slice(0, at)
}

/** Whether a value is as `writePicture` writes it, with a point and a part that are inside of the picture. */
export function isPictureUse(value: string): boolean {
  const use = readPicture(value)
  const { focus, crop } = use
  if (writePicture(use) !== value) return false
  if (focus && (focus.x > ALL || focus.y > ALL)) return false
  if (!crop) return true
  const { x, y, width, height } = crop
  return width >= MIN_CROP && height >= MIN_CROP && x + width <= ALL && y + height <= ALL
}

function pointIn(numbers: string): PicturePoint | undefined {
  const [, x, y] = /(?:^|&)at=(\d{1,4}),(\d{1,4})(?:&|$)/.exec(numbers) ?? []
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) }
}

function partIn(numbers: string): PicturePart | undefined {
  const found = /(?:^|&)crop=(\d{1,4}),(\d{1,4}),(\d{1,4}),(\d{1,4})(?:&|$)/.exec(numbers)
  if (!found) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number)
  return { x, y, width, height }
}
