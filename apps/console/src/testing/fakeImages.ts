import { sampleImage } from '@staff/forms/content/fixtures'

import { request } from '../data/http'
import { isUploaded, type Uploader } from '../data/uploadImage'
import { problem, type FakeAnswer, type FakeRequest } from './fakeAnswer'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MOST_BYTES = 5 * 1024 * 1024

/** `POST /images`: any acceptable picture becomes a sample picture, whose file the stories serve. */
export function storeImage({ body: { file } }: FakeRequest): FakeAnswer {
  if (!(file instanceof File)) return problem(422, 'Choose a picture.')
  if (file.size > MOST_BYTES) return problem(413, 'The picture is larger than 5 MB.')
  if (!TYPES.includes(file.type)) return problem(415, 'This is not a JPEG, PNG or WebP picture.')
  return { status: 201, body: { url: sampleImage(3), width: 320, height: 320 } }
}

/** Sends pictures with fetch, which a story can answer; an XMLHttpRequest it cannot. */
export const uploadWithFetch: Uploader = async (file, onProgress, signal) => {
  const body = new FormData()
  body.append('file', file)
  onProgress(0.4)
  const { data } = await request('/images', {
    method: 'POST',
    body,
    ...(signal && { signal }),
    accepts: isUploaded,
  })
  onProgress(1)
  return data
}
