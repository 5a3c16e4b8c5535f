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

/**
 * Reads the value of a picture field: the stored address, and behind a '#' how the record uses it:
 * `/api/images/<hash>.webp#at=300,400&crop=0,0,500,1000&alt=A lamp on a desk`. The description is last, so it needs no escapes.
 */
export function readPicture(value: string): PictureUse {
  const address = pictureAddress(value)
  const found = USE.exec(value.slice(address.length)) ?? []
  const [x = 0, y = 0, left = 0, top = 0, width = 0, height = 0] = found.slice(1, 7).map(Number)
  return {
    address,
    alt: found[7],
    focus: found[1] === undefined ? undefined : { x, y },
    crop: found[3] === undefined ? undefined : { x: left, y: top, width, height },
  }
}

const USE = /^#(?:at=(\d+),(\d+))?&?(?:crop=(\d+),(\d+),(\d+),(\d+))?&?(?:alt=(.*))?$/s

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
