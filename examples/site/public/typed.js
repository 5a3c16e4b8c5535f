import { consoleOrigin } from './preview.js'

// What somebody types in a form of the console, while this page stands beside it in a frame.

let typed

/** A response with what is typed, wherever that record is in it. */
export function withTyped(body) {
  if (!typed || body === null || typeof body !== 'object') return body
  const entries = Object.entries(body).map(([key, value]) => [key, withTyped(value)])
  if (Array.isArray(body)) return entries.map(([, value]) => value)
  const isTyped = (body.id ?? body.jobId) === typed.id
  return { ...Object.fromEntries(entries), ...(isTyped && typed.values) }
}

/** Draws the page again at each pause of typing. Only the console may send it. */
export function followTyping(draw) {
  if (parent === window) return
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== consoleOrigin) return
    if (event.data?.type !== 'preview-values') return
    typed = event.data
    void draw()
  })
  parent.postMessage({ type: 'preview-ready' }, consoleOrigin)
}
