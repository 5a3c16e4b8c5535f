import type { PictureUse } from './pictureUse'

/** A part of a stored picture, in pixels. */
export interface PixelPart {
  x: number
  y: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** The part of a stored picture that a record shows: its crop, or all of it. At least one pixel. */
export function croppedPart(
  { width, height }: Size,
  { crop }: Pick<PictureUse, 'crop'>,
): PixelPart {
  if (!crop) return { x: 0, y: 0, width, height }
  const x = clamp(pixels(crop.x, width), 0, width - 1)
  const y = clamp(pixels(crop.y, height), 0, height - 1)
  return {
    x,
    y,
    width: clamp(pixels(crop.x + crop.width, width) - x, 1, width - x),
    height: clamp(pixels(crop.y + crop.height, height) - y, 1, height - y),
  }
}

/**
 * The largest part of a picture with the proportions `ratio` (width by height): as large as its crop allows, with the focus in the middle, and
 * moved as little as is needed to stay inside of the crop.
 */
export function cutPicture(
  size: Size,
  use: Pick<PictureUse, 'crop' | 'focus'>,
  ratio: number,
): PixelPart {
  const shown = croppedPart(size, use)
  const width = clamp(Math.round(shown.height * ratio), 1, shown.width)
  const height = clamp(Math.round(shown.width / ratio), 1, shown.height)
  const { focus } = use
  const middle = focus
    ? { x: pixels(focus.x, size.width), y: pixels(focus.y, size.height) }
    : { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 }
  return {
    x: clamp(Math.round(middle.x - width / 2), shown.x, shown.x + shown.width - width),
    y: clamp(Math.round(middle.y - height / 2), shown.y, shown.y + shown.height - height),
    width,
    height,
  }
}

/** The focus within the shown part, as shares of its width and height from 0 to 1, for `object-position`. */
export function shownFocus(
  size: Size,
  use: Pick<PictureUse, 'crop' | 'focus'>,
): { x: number; y: number } {
  const { focus } = use
  if (!focus) return { x: 0.5, y: 0.5 }
  const shown = croppedPart(size, use)
  return {
    x: share(pixels(focus.x, size.width) - shown.x, shown.width),
    y: share(pixels(focus.y, size.height) - shown.y, shown.height),
  }
}

function share(part: number, whole: number): number {
  return Math.round(clamp(part / whole, 0, 1) * 1000) / 1000
}

function pixels(thousandths: number, length: number): number {
  return Math.round((thousandths * length) / 1000)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
