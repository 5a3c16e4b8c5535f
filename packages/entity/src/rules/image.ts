import { string } from 'yup'

import type { PictureOptions } from '../field/field'
import { readPicture, writePicture } from '../pictures/pictureUse'
import { isWithinCharacterLimit } from '../text/countCharacters'
import { findHiddenCharacter } from '../text/hiddenCharacters'
import { hiddenIn, withPlainSpaces } from './text'

/** An address, and behind a '#' the focus, the crop and the description, of which some can be missing. Numbers are thousandths. */
const IMAGE_URL =
  /^\/api\/images\/[0-9a-f]{64}\.webp(?:#(?:at=(?:1000|\d{1,3}),(?:1000|\d{1,3})(?:&crop=(?:1000|\d{1,3})(?:,(?:1000|\d{1,3})){3})?(?:&alt=.*)?|crop=(?:1000|\d{1,3})(?:,(?:1000|\d{1,3})){3}(?:&alt=.*)?|alt=.*))?$/

/** The maximum length of the description of a picture, in characters. */
export const MAX_ALT = 250

/** Whether a picture is one of the API's own store. Only such pictures are loaded. */
export function isUploadedImage(value: string): boolean {
  return IMAGE_URL.test(value)
}

/**
 * An optional image: the URL that `POST /images` returned for it. Behind a '#' it can have what it shows, its focus and a crop
 * (`writePicture`).
 */
export function optionalImage(label: string, { alt, cuts }: PictureOptions = {}) {
  return string()
    .label(label)
    .typeError('${label} must be text')
    .transform(clean)
    .matches(IMAGE_URL, {
      message: '${label} must be a picture uploaded here',
      excludeEmptyString: true,
      name: 'uploaded',
    })
    .test(describedRightly)
    .meta({
      kind: 'image',
      pattern: IMAGE_URL.source,
      ...(alt && { alt }),
      ...(cuts && { cuts }),
    })
    .default('')
}

/** A required image. */
export function image(label: string, options: PictureOptions = {}) {
  return optionalImage(label, options).required('${label} is required')
}

/** A description without line breaks and without spaces around it. */
function clean(value: unknown): unknown {
  if (typeof value !== 'string' || !isUploadedImage(value.replaceAll(/\s/g, ' '))) return value
  const use = readPicture(value)
  if (use.alt === undefined) return value
  return writePicture({ ...use, alt: String(withPlainSpaces(use.alt)) })
}

const describedRightly = {
  name: 'alt',
  message: ({ label, value }: { label?: string; value?: string }) => {
    const alt = altOf(value)
    return findHiddenCharacter(alt)
      ? `The description of ${label} contains a ${hiddenIn(alt)}`
      : `The description of ${label} should not exceed ${MAX_ALT} characters`
  },
  test: (value: string | undefined) => {
    const alt = altOf(value)
    return isWithinCharacterLimit(alt, MAX_ALT) && !findHiddenCharacter(alt)
  },
}

function altOf(value: string | undefined): string {
  return readPicture(value ?? '').alt ?? ''
}
