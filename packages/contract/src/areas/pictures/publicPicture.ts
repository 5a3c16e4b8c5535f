import {
  croppedPart,
  cutPicture,
  pictureAddress,
  readPicture,
  shownFocus,
  type PictureCuts,
  type PixelPart,
} from '@staff/entity'

import { json, type ValueOf } from '../../call/json'

/** The widths in which every picture is served, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920]

const sizes = {
  src: json.text({ description: 'The address of the picture, WebP' }),
  srcset: json.text({ description: 'Its addresses in smaller sizes, WebP, for `srcset`' }),
  width: json.integer(),
  height: json.integer(),
}

/** A picture of a public record: null for none. */
export const publicPictureType = json.objectOrNull({
  ...sizes,
  alt: json.text({ description: 'What the picture shows; empty if it is decorative' }),
  focus: json.object({ x: json.number(), y: json.number() }),
  cuts: json.map(json.object(sizes)),
  placeholder: json.textOrNull(),
})

/**
 * A picture as the public site gets it. `width` and `height` are those of `src`; `focus` is the point that stays in view, as shares of width and height
 * from 0 to 1; `cuts` has the picture in the proportions that its field names; `placeholder` is a ThumbHash in base64, null for a part of a picture.
 */
export type PublicPicture = NonNullable<ValueOf<typeof publicPictureType>>

/** The size of a stored picture, in pixels, and its ThumbHash. */
export interface StoredPicture {
  width: number
  height: number
  placeholder: string | null
}

/** A picture as the public site gets it. */
export interface PictureToShow {
  /** The value of the field: the stored address, with how the record uses the picture. */
  value: string
  stored: StoredPicture
  /** What describes it if nobody has. */
  title: string
  cuts: PictureCuts | undefined
}

/** A stored picture as the public site gets it, in the use of a record. */
export function publicPicture({ value, stored, title, cuts = {} }: PictureToShow): PublicPicture {
  const use = readPicture(value)
  const shown = use.crop
    ? partOf(use.address, croppedPart(stored, use))
    : { src: use.address, srcset: srcsetOf(folderOf(use.address), stored.width), ...sizeOf(stored) }
  const named = Object.entries(cuts).map(([name, [width, height]]) => [
    name,
    partOf(use.address, cutPicture(stored, use, width / height)),
  ])
  return {
    ...shown,
    alt: use.alt ?? title,
    focus: shownFocus(stored, use),
    cuts: Object.fromEntries(named),
    placeholder: use.crop ? null : stored.placeholder,
  }
}

/** The sizes of a stored picture that stands in a text. */
export function textPictureSizes(
  address: string,
  { width, height }: Pick<StoredPicture, 'width' | 'height'>,
) {
  return { width, height, srcset: srcsetOf(folderOf(address), width) }
}

/** A part of a stored picture: its hash, and the part as it stands in addresses, `0-0-640-480`. */
export interface PicturePartName {
  hash: string
  part: string
}

/** The parts of stored pictures that the addresses of a public picture name. */
export function partsIn({ src, cuts }: PublicPicture): PicturePartName[] {
  return [src, ...Object.values(cuts).map((cut) => cut.src)].flatMap((address) => {
    const [, hash, part] = PART_ADDRESS.exec(address) ?? []
    return hash === undefined || part === undefined ? [] : [{ hash, part }]
  })
}

const PART_ADDRESS = /\/([\da-f]{64})\/(\d+-\d+-\d+-\d+)\/\d+\.webp$/

/** The part that an address names: `0-0-640-480` is x, y, width and height in pixels. Undefined for any other text. */
export function partNamed(text: string): PixelPart | undefined {
  if (!/^(?:0|[1-9]\d{0,3})(?:-(?:0|[1-9]\d{0,3})){3}$/.test(text)) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = text.split('-').map(Number)
  return { x, y, width, height }
}

function partOf(address: string, part: PixelPart) {
  const folder = `${folderOf(address)}/${part.x}-${part.y}-${part.width}-${part.height}`
  const largest = largestOf(part.width)
  const width = Math.min(largest, part.width)
  return {
    src: `${folder}/${largest}.webp`,
    srcset: srcsetOf(folder, part.width),
    width,
    height: Math.max(1, Math.round((part.height * width) / part.width)),
  }
}

function sizeOf({ width, height }: StoredPicture) {
  return { width, height }
}

/** The folder with the sizes of a picture. */
function folderOf(address: string): string {
  return pictureAddress(address).replace(/\.webp$/, '')
}

/** The size that answers the own width of a picture, if that is not larger than all. */
function largestOf(own: number): number {
  return PICTURE_WIDTHS.find((width) => width >= own) ?? PICTURE_WIDTHS.at(-1) ?? own
}

/** The sizes that a picture has: those below its own width, and the one that answers its own width. */
function srcsetOf(folder: string, own: number): string {
  const largest = largestOf(own)
  return PICTURE_WIDTHS.filter((width) => width < own || width === largest)
    .map((width) => `${folder}/${width}.webp ${Math.min(width, own)}w`)
    .join(', ')
}
