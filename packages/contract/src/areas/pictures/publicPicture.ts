import { json, type ValueOf } from '../../call/json'

/** The widths in which every picture is served, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920]

/** A picture of a public record: null for none. */
export const publicPictureType = json.objectOrNull({
  src: json.text({ description: 'The address of the picture as it is stored, WebP' }),
  srcset: json.text({ description: 'Its addresses in smaller sizes, WebP, for `srcset`' }),
  width: json.integer(),
  height: json.integer(),
  placeholder: json.textOrNull(),
})

/** A picture as the public site gets it. `width` and `height` are those of `src`; `placeholder` is a ThumbHash in base64. */
export type PublicPicture = NonNullable<ValueOf<typeof publicPictureType>>

/** What a public answer says of a stored picture beside its addresses. */
export type PictureSize = Pick<PublicPicture, 'width' | 'height' | 'placeholder'>

/** A stored picture as the public site gets it. `src` is its stored address. */
export function publicPicture(
  src: string,
  { width, height, placeholder }: PictureSize,
): PublicPicture {
  return { src, srcset: srcsetOf(src, width), width, height, placeholder }
}

/** The sizes that a picture has: those below its own width, and the one that answers its own width. */
function srcsetOf(src: string, own: number): string {
  const folder = src.replace(/\.webp$/, '')
  const larger = PICTURE_WIDTHS.find((width) => width >= own)
  return PICTURE_WIDTHS.filter((width) => width < own || width === larger)
    .map((width) => `${folder}/${width}.webp ${Math.min(width, own)}w`)
    .join(', ')
}
