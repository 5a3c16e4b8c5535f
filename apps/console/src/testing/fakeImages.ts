import { imageMessages, MAX_IMAGE_BYTES, Problem, refused, uploadImage } from '@staff/contract'
import { sampleImage } from '@staff/forms/content/fixtures'

import { callApi } from '../data/callApi'
import type { Uploader } from '../data/uploadImage'
import type { FakeAnswer, FakeRequest } from './fakeAnswer'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** `POST /images`: any acceptable picture becomes a sample picture, whose file the stories serve. */
export function storeImage({ body: { file } }: FakeRequest): FakeAnswer {
  if (!(file instanceof File)) throw refused({ file: imageMessages.noFile })
  if (file.size > MAX_IMAGE_BYTES) throw new Problem(413, imageMessages.tooLarge)
  if (!TYPES.includes(file.type)) throw refused({ file: imageMessages.wrongType })
  return { status: 201, body: { url: sampleImage(3), width: 320, height: 320 } }
}

/** Sends pictures with fetch, which a story can answer; an XMLHttpRequest it cannot. */
export const uploadWithFetch: Uploader = async (file, onProgress, signal) => {
  const body = new FormData()
  body.append('file', file)
  onProgress(0.4)
  const stored = await callApi(uploadImage, { body, ...(signal && { signal }) })
  onProgress(1)
  return stored
}
