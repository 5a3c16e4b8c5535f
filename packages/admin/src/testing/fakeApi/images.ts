import {
  imageMessages,
  MAX_IMAGE_BYTES,
  Problem,
  refused,
  showPictures,
  uploadImage,
  type ShownRecords,
} from '@staff/contract'
import { asText, fieldValue, imageFields, pictureAddress } from '@staff/entity'

import { callApi } from '../../data/http/callApi'
import type { Uploader } from '../../data/http/uploadImage'
import type { FakeCall, FakeRequest } from './fakeAnswer'
import type { FakeContent } from './fakeContent'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** The call that uploads a picture. It returns `url` as the address of every valid one. */
export function imageCall(
  url: string,
  stored: (file: File, request: FakeRequest) => void,
): FakeCall {
  return [
    uploadImage,
    (request) => {
      const { body } = request
      if (!(body instanceof FormData)) throw new Problem(415, imageMessages.notAForm)
      const file = body.get('file')
      if (!(file instanceof File)) throw refused({ file: imageMessages.noFile })
      if (file.size > MAX_IMAGE_BYTES) throw new Problem(413, imageMessages.tooLarge)
      if (!TYPES.includes(file.type)) throw refused({ file: imageMessages.wrongType })
      stored(file, request)
      return { status: 201, body: { url, width: 320, height: 320 } }
    },
  ]
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

/** Puts the pictures into public records, as the server does. All have the same placeholder. */
export function addFakePictures(content: FakeContent, shown: readonly ShownRecords[]) {
  showPictures(shown, (address) => ({
    placeholder: PLACEHOLDER,
    ...fakePictureSize(content, address),
  }))
}

/** The width and height of a picture in pixels. */
export function fakePictureSize({ sizeOfImage }: FakeContent, address: string) {
  return { width: 320, height: 320, ...sizeOfImage?.(address) }
}

const PLACEHOLDER = 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG'

/** The stored pictures: those of the fixtures, and the one that replaces every upload. */
export function storedPictures({ fixtures, uploadedImage }: FakeContent): ReadonlySet<unknown> {
  const used = fixtures.flatMap(({ entity, records }) =>
    imageFields(entity).flatMap((field) =>
      records.map((record: object) => pictureAddress(asText(fieldValue(record, field)))),
    ),
  )
  return new Set([...used, uploadedImage])
}
