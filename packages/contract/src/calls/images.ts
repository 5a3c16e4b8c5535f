import { defineCall, jsonResponse, type Body } from '../call/defineCall'
import { json, type ValueOf } from '../call/json'

/** The maximum size of a picture, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

const storedImage = json.object({
  url: json.text(),
  width: json.integer(),
  height: json.integer(),
})

/** A stored picture: its URL for the record, and its size in pixels. */
export type StoredImage = ValueOf<typeof storedImage>

const form: Body<FormData> = {
  kind: 'other',
  contentTypes: ['multipart/form-data'],
  type: json.object({ file: json.file() }),
}

/** Stores a picture. */
export const uploadImage = defineCall({
  method: 'POST',
  path: '/images',
  access: 'editor',
  body: form,
  success: jsonResponse(201, storedImage),
})

/** Reads a stored picture. */
export const readImage = defineCall({
  method: 'GET',
  path: '/images/:file',
  access: 'public',
  success: { ...jsonResponse(200, json.file()), contentType: 'image/webp' },
})

/** The formats of the sizes of a picture. */
export type PictureFormat = 'webp' | 'avif'

/** Reads a stored picture in one of its sizes: `/images/<hash>/640.webp`. */
export const readRendition = defineCall({
  method: 'GET',
  path: '/images/:hash/:file',
  access: 'public',
  success: { ...jsonResponse(200, json.file()), contentType: 'image/*' },
})

/** Reads a part of a stored picture in one of its sizes: `/images/<hash>/0-0-640-480/640.webp`. */
export const readPart = defineCall({
  method: 'GET',
  path: '/images/:hash/:part/:file',
  access: 'public',
  success: { ...jsonResponse(200, json.file()), contentType: 'image/*' },
})
