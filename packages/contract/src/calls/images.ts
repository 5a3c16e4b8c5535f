import { answers, defineCall } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

const tag = 'images'
const binary = { format: 'binary' }

/** The largest picture that is taken, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

const storedImage = json.object({
  url: json.text(),
  width: json.integer(),
  height: json.integer(),
})

/** A stored picture: its address for the record, and its size in pixels. */
export type StoredImage = ValueOf<typeof storedImage>

/** Store a picture. */
export const uploadImage = defineCall({
  method: 'POST',
  path: '/images',
  access: 'administrator',
  summary: 'Store a picture',
  tag,
  body: {
    kind: 'other',
    contentTypes: ['multipart/form-data'],
    type: json.object({ file: json.text(binary) }),
  },
  success: answers(201, 'The address of the picture as WebP, and its size in pixels.', storedImage),
  problems: {
    413: 'The file is larger than 5 MB.',
    422: 'The file is not a JPEG, PNG or WebP picture, or it is damaged.',
  },
})

/** Read a stored picture. */
export const readImage = defineCall({
  method: 'GET',
  path: '/images/:file',
  access: 'public',
  summary: 'A stored picture',
  tag,
  success: {
    ...answers(200, 'The picture.', json.text(binary)),
    contentType: 'image/webp',
  },
  problems: { 404: 'There is no such picture.' },
})
