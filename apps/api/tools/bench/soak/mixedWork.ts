import { setTimeout as sleep } from 'node:timers/promises'

import sharp from 'sharp'

import { PASSWORD, type Filled } from '../load/fillDatabase'
import { staffAtWork } from '../load/staffAtWork'

/** The intervals of logins and of uploads, in milliseconds. */
const LOGIN_EVERY_MS = 1000
const PICTURE_EVERY_MS = 2000
/** The number of different pictures: more would grow the database, which is not what is measured. */
const PICTURES = 20

/** The load of a soak test. */
export interface Soak {
  seconds: number
  recordsEach: number
  /** The average pause of a user between two calls, in milliseconds. */
  pauseMs: number
}

/** Runs reads, writes, logins and uploads for a while. Throws for a refused call. */
export async function mixedWork(url: string, { tokens, emails }: Filled, soak: Soak) {
  const [sender = '', ...staff] = tokens
  const end = performance.now() + soak.seconds * 1000
  await Promise.all([
    staffAtWork(url, staff, { ...soak, warmUpSeconds: 0 }),
    every(LOGIN_EVERY_MS, end, (count) => logInAndOut(url, emails, count)),
    every(PICTURE_EVERY_MS, end, (count) => sendPicture(url, sender, count)),
  ])
}

async function every(ms: number, end: number, act: (count: number) => Promise<void>) {
  for (let count = 0; performance.now() < end; count += 1) {
    await act(count)
    await sleep(ms)
  }
}

async function logInAndOut(url: string, emails: string[], count: number) {
  const username = emails[count % emails.length]
  const response = await call(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The server of the bench trusts one proxy.
      'x-forwarded-for': `10.1.${(count >> 8) & 255}.${count & 255}`,
    },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  // The API's own tests check the types of its responses, here and below.
  const { token } = (await response.json()) as { token: string }
  await call(`${url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
}

async function sendPicture(url: string, token: string, count: number) {
  const size = 200 + (count % PICTURES) * 20
  const background = { r: size % 256, g: count % PICTURES, b: 90 }
  const png = await sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'picture.png')
  const headers = { authorization: `Bearer ${token}` }
  const response = await call(`${url}/api/images`, { method: 'POST', headers, body })
  const { url: path } = (await response.json()) as { url: string }
  await (await call(new URL(path, url).href)).arrayBuffer()
}

async function call(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
  return response
}
