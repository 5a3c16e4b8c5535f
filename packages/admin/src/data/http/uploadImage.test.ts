import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { endSession, logIn } from '../../stores/session/auth'
import { resetSessionExpiry, sessionExpiry } from '../../stores/session/sessionExpiry'
import { fakeSession } from '../../testing/fakeApi/personal/fakePeople'
import { stubBrowser } from '../../testing/node/stubBrowser'
import { onUnauthorized } from './request'
import { uploadImage } from './uploadImage'

const SESSION_ENDS: Record<string, string> = {
  'Session-Idle-Ends-In': '1800',
  'Session-Ends-In': '28800',
}

/** The parts of XMLHttpRequest that an upload uses. The test plays the server. */
class StubbedCall extends EventTarget {
  static last: StubbedCall
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  response: unknown = null
  opened: unknown[] = []
  sent: unknown

  constructor() {
    super()
    StubbedCall.last = this
  }

  open(...address: unknown[]) {
    this.opened = address
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  getResponseHeader(name: string) {
    return SESSION_ENDS[name] ?? null
  }

  send(body: unknown) {
    this.sent = body
  }

  abort() {
    this.dispatchEvent(new Event('abort'))
  }

  respond(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.dispatchEvent(new Event('load'))
  }
}

const file = new File(['bytes'], 'face.png', { type: 'image/png' })
const stored = { url: '/api/images/ab.webp', width: 320, height: 200 }

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('XMLHttpRequest', StubbedCall)
  logIn(fakeSession())
})
afterEach(() => {
  endSession()
  resetSessionExpiry()
  vi.unstubAllGlobals()
})

test('sends the file with the token and reports the progress', async () => {
  const shares: number[] = []
  const uploading = uploadImage(file, (share) => shares.push(share))
  const { last } = StubbedCall
  const progress = Object.assign(new Event('progress'), {
    lengthComputable: true,
    loaded: 1,
    total: 4,
  })
  last.upload.dispatchEvent(progress)
  last.respond(201, stored)
  expect(await uploading).toEqual(stored)
  expect(shares).toEqual([0.25])
  expect(last.opened).toEqual(['POST', 'https://localhost/api/images'])
  expect(last.headers['Authorization']).toBe('Bearer token-of-ana')
  expect(last.sent instanceof FormData && last.sent.get('file')).toBeInstanceOf(File)
})

test('an upload counts as activity and updates the session expiry', async () => {
  const uploading = uploadImage(file, () => {})
  const before = Date.now()
  StubbedCall.last.respond(201, stored)
  await uploading
  expect(sessionExpiry.idleAt - before).toBeGreaterThanOrEqual(1_800_000)
  expect(sessionExpiry.finalAt - before).toBeGreaterThanOrEqual(28_800_000)
})

test('a refused picture has the message of the server', async () => {
  const uploading = uploadImage(file, () => {})
  StubbedCall.last.respond(413, { message: 'The picture is larger than 5 MB.' })
  await expect(uploading).rejects.toMatchObject({
    status: 413,
    message: 'The picture is larger than 5 MB.',
  })
})

test('a response without a picture is a failure', async () => {
  const uploading = uploadImage(file, () => {})
  StubbedCall.last.respond(200, null)
  await expect(uploading).rejects.toMatchObject({ code: 'failed' })
})

test('an upload without a response is offline', async () => {
  const uploading = uploadImage(file, () => {})
  StubbedCall.last.dispatchEvent(new Event('error'))
  await expect(uploading).rejects.toMatchObject({ code: 'offline' })
})

test('an ended session is reported', async () => {
  const listener = vi.fn(endSession)
  const stop = onUnauthorized(listener)
  const uploading = uploadImage(file, () => {})
  StubbedCall.last.respond(401, null)
  await expect(uploading).rejects.toMatchObject({ code: 'unauthorized' })
  expect(listener).toHaveBeenCalledOnce()
  stop()
})

test('can be aborted before and during the upload', async () => {
  const stopping = new AbortController()
  const uploading = uploadImage(file, () => {}, stopping.signal)
  stopping.abort()
  await expect(uploading).rejects.toMatchObject({ name: 'AbortError' })
  await expect(uploadImage(file, () => {}, stopping.signal)).rejects.toMatchObject({
    name: 'AbortError',
  })
})
