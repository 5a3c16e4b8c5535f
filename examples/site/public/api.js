/** The origin of the console, which serves the records and the pictures. */
const origin = document.querySelector('meta[name=console]').content

/** Reads from the public calls: `read('careers', { pageSize: 50 })`. Resolves to undefined for a 404. */
export async function read(path, parameters = {}) {
  const response = await fetch(`${origin}/api/public/${path}?${new URLSearchParams(parameters)}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

/** Sends a visitor's query. Resolves to its message, or to the messages of the refused fields. */
export async function sendQuery(values) {
  const response = await fetch(`${origin}/api/public/queries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  const { message, errors } = await response.json()
  return { isStored: response.ok, message, errors: errors ?? {} }
}

/** The address of a stored picture. Records have it without the origin. */
export function picture(path) {
  return new URL(path, origin).href
}
