import { imageMessages, MAX_IMAGE_BYTES, Problem, refused, uploadImage } from '@staff/contract'

import { callApi } from '../../../data/http/callApi'
import type { Uploader } from '../../../data/http/uploadImage'
import type { FakeAnswer, FakeRequest } from '../fakeAnswer'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** `POST /images`: accepts a valid picture and returns `url` as its address. */
export function storeImage({ body }: FakeRequest, url: string): FakeAnswer {
  if (!(body instanceof FormData)) throw new Problem(415, imageMessages.notAForm)
  const file = body.get('file')
  if (!(file instanceof File)) throw refused({ file: imageMessages.noFile })
  if (file.size > MAX_IMAGE_BYTES) throw new Problem(413, imageMessages.tooLarge)
  if (!TYPES.includes(file.type)) throw refused({ file: imageMessages.wrongType })
  return { status: 201, body: { url, width: 320, height: 320 } }
}

/** Uploads with fetch, because the fake API cannot respond to an XMLHttpRequest. */
export const uploadWithFetch: Uploader = async (file, onProgress, signal) => {
  const body = new FormData()
  body.append('file', file)
  onProgress(0.4)
  const stored = await callApi(uploadImage, { body, ...(signal && { signal }) })
  onProgress(1)
  return stored
}
