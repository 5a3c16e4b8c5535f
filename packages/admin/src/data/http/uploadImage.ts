import { addressOf, uploadImage as uploadCall, type StoredImage } from '@staff/contract'

import { auth } from '../../stores/session/auth'
import { updateSessionExpiry } from '../../stores/session/sessionExpiry'
import { currentApiBase } from './apiBase'
import { ApiError, readProblem } from './ApiError'
import { isLoggedInAgain } from './request'
import { currentTimeouts, startTimer } from './timeouts'

/** Sends a picture. `onProgress` gets the sent fraction, from 0 to 1. Throws an `ApiError`. */
export type Uploader = (
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
) => Promise<StoredImage>

let uploader: Uploader = upload

/** Stores a picture on the server. */
export const uploadImage: Uploader = (...args) => uploader(...args)

/** Replaces the upload, for the fake API. Call the result to restore the default. */
export function replaceUploader(other: Uploader): () => void {
  uploader = other
  return () => {
    uploader = upload
  }
}

async function upload(...args: Parameters<Uploader>): Promise<StoredImage> {
  const token = auth.idToken
  try {
    return await sendWithProgress(...args)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === 'unauthorized'
    if (isRefused && (await isLoggedInAgain(token))) return upload(...args)
    throw error
  }
}

// fetch reports no upload progress, so this call uses XMLHttpRequest.
function sendWithProgress(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<StoredImage> {
  if (signal?.aborted) return Promise.reject(abortError())
  const token = auth.idToken
  const call = new XMLHttpRequest()
  const body = new FormData()
  body.append('file', file)
  return new Promise((resolve, reject) => {
    const timeout = startTimer(currentTimeouts().upload, () => {
      reject(new ApiError(0, {}, 'timeout'))
      call.abort()
    })
    call.addEventListener('loadend', timeout.clear)
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      timeout.restart()
      if (lengthComputable) onProgress(loaded / total)
    })
    call.addEventListener('load', () => {
      if (token === auth.idToken) updateSessionExpiry((name) => call.getResponseHeader(name))
      const result: unknown = call.response
      if (isUploaded(result) && call.status < 300) resolve(result)
      else reject(new ApiError(call.status < 300 ? 502 : call.status, readProblem(result)))
    })
    call.addEventListener('error', () => reject(new ApiError(0)))
    call.addEventListener('abort', () => reject(abortError()))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.open(uploadCall.method, currentApiBase() + addressOf(uploadCall))
    call.responseType = 'json'
    call.setRequestHeader('Accept', 'application/json')
    call.setRequestHeader('Authorization', `Bearer ${token}`)
    call.send(body)
  })
}

function abortError(): DOMException {
  return new DOMException('The upload was stopped.', 'AbortError')
}

/** Whether a body is the URL and size of a stored picture. */
function isUploaded(body: unknown): body is StoredImage {
  return typeof body === 'object' && body !== null && 'url' in body
}
