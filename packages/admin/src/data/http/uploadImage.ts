import { addressOf, uploadImage as uploadCall, type StoredImage } from '@staff/contract'

import { auth } from '../../stores/session/auth'
import { updateSessionExpiry } from '../../stores/session/sessionExpiry'
import { currentApiBase } from './apiBase'
import { ApiError, readProblem } from './ApiError'
import { reportUnauthorized } from './request'
import { currentTimeouts, startTimer } from './timeouts'

/** Sends a picture. `onProgress` hears the sent share, from 0 to 1. Throws an `ApiError`. */
export type Uploader = (
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
) => Promise<StoredImage>

let uploader: Uploader = sendWithProgress

/** Stores a picture on the server. */
export const uploadImage: Uploader = (...sending) => uploader(...sending)

/** Puts another way of sending in place, as the fake API of the stories does; call the answer to undo it. */
export function replaceUploader(other: Uploader): () => void {
  uploader = other
  return () => {
    uploader = sendWithProgress
  }
}

// fetch cannot tell how much of a body is sent, so this one call is an XMLHttpRequest.
function sendWithProgress(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<StoredImage> {
  if (signal?.aborted) return Promise.reject(stopped())
  const token = auth.idToken
  const call = new XMLHttpRequest()
  const body = new FormData()
  body.append('file', file)
  return new Promise((resolve, reject) => {
    const stall = startTimer(currentTimeouts().upload, () => {
      reject(new ApiError(0, {}, 'timeout'))
      call.abort()
    })
    call.addEventListener('loadend', stall.clear)
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      stall.restart()
      if (lengthComputable) onProgress(loaded / total)
    })
    call.addEventListener('load', () => {
      if (token === auth.idToken) updateSessionExpiry((name) => call.getResponseHeader(name))
      if (call.status === 401) reportUnauthorized(token)
      const answer: unknown = call.response
      if (isUploaded(answer) && call.status < 300) resolve(answer)
      else reject(new ApiError(call.status < 300 ? 502 : call.status, readProblem(answer)))
    })
    call.addEventListener('error', () => reject(new ApiError(0)))
    call.addEventListener('abort', () => reject(stopped()))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    call.open(uploadCall.method, currentApiBase() + addressOf(uploadCall))
    call.responseType = 'json'
    call.setRequestHeader('Accept', 'application/json')
    call.setRequestHeader('Authorization', `Bearer ${token}`)
    call.send(body)
  })
}

function stopped(): DOMException {
  return new DOMException('The upload was stopped.', 'AbortError')
}

/** Tells whether a body is the address and size of a stored picture. */
export function isUploaded(answer: unknown): answer is StoredImage {
  return typeof answer === 'object' && answer !== null && 'url' in answer
}
