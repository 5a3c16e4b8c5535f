import { at, consoleOrigin, showStatus, token } from './preview.js'
import { withTyped } from './typed.js'

/** The answers to what this page has read. It reads nothing twice when it is drawn again. */
const answers = new Map()

/** Reads from the public calls: `read('careers', { pageSize: 50 })`. Resolves to undefined for what is not there, or not any more. */
export async function read(path, parameters = {}) {
  const query = new URLSearchParams({ ...parameters, ...(at !== '' && { at }) })
  const url = `${consoleOrigin}/api/public/${path}?${query}`
  if (!answers.has(url)) answers.set(url, load(url))
  return withTyped(await answers.get(url))
}

async function load(url) {
  const response = await fetch(url, token === null ? {} : PREVIEW)
  showStatus(response)
  if (response.status === 404 || response.status === 410) return undefined
  // Never the public version in its place: whoever looks at a preview must not take that for the new one.
  if (response.status === 403) throw new PreviewEnded((await response.json()).message)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** The token of the preview has ended, or was revoked. */
export class PreviewEnded extends Error {}

/** How a preview is read: with its token, and past every cache. */
const PREVIEW = { headers: { 'preview-token': token }, cache: 'no-store' }

/** Sends a visitor's query. Resolves to its message, or to the messages of the refused fields. */
export async function sendQuery(values) {
  const response = await fetch(`${consoleOrigin}/api/public/queries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  const { message, errors } = await response.json()
  return { isStored: response.ok, message, errors: errors ?? {} }
}

/** The address of a stored picture. Records have it without the origin. */
export function address(path) {
  return new URL(path, consoleOrigin).href
}

/**
 * The attributes of an `img` that shows a picture in one of its cuts, or whole where it has no such cut. Width and height keep its place until it
 * has loaded. `beside` is what stands beside it: a picture that is described by the same words is not read twice.
 */
export function picture(image, { cut, sizes, beside }) {
  const { src, srcset, width, height } = image.cuts?.[cut] ?? image
  const { alt = '', focus = { x: 0.5, y: 0.5 } } = image
  const own = {
    src: address(src),
    alt: alt === beside ? '' : alt,
    loading: 'lazy',
    style: { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` },
  }
  // What somebody types in the console has no sizes.
  if (!srcset) return own
  return { ...own, srcset: srcset.replaceAll('/api/', address('/api/')), sizes, width, height }
}
