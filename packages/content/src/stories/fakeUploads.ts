import type { Uploads } from '@staff/forms'

import { sampleImage } from '../sampleImages'
import { sampleFile } from './sampleFiles'

/** Uploads without a server: every upload returns the first sample picture. */
export const fakeUploads: Uploads = {
  uploadImage: async (_file, onProgress) => {
    onProgress(1)
    return { url: sampleImage(0), width: 640, height: 640 }
  },
  resolveImage: sampleFile,
}

/** An upload that takes one second, long enough to press a button meanwhile. */
export const slowUploads: Uploads = {
  ...fakeUploads,
  uploadImage: async (...upload) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return fakeUploads.uploadImage(...upload)
  },
}

/** An upload that stays at 40 %. */
export const endlessUploads: Uploads = {
  ...fakeUploads,
  uploadImage: (_file, onProgress) => {
    onProgress(0.4)
    return new Promise(() => {})
  },
}

/** An upload that the server refuses. */
export const refusedUploads: Uploads = {
  ...fakeUploads,
  uploadImage: () => Promise.reject(new Error('This file is not a picture that can be read.')),
}
