import type { Content } from './witness'

/** The first administrator of the tested servers. */
export const ADMIN = { ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'Correct-horse-7' }

/** A running server and a logged-in session. */
export interface Site {
  url: string
  token: string
}

/** A response that is neither a success nor the 503 of an unreachable database. */
export class UnexpectedResponse extends Error {}

/** How a writer's work ended: 'unavailable' if the database was unreachable, 'stopped' if the server was. */
export type Outcome = 'done' | 'unavailable' | 'stopped'

/** Logs the first administrator in. */
export async function logIn(url: string): Promise<Site> {
  const { ADMIN_EMAIL: username, ADMIN_PASSWORD: password } = ADMIN
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!response.ok) throw new UnexpectedResponse(`${response.status} ${await response.text()}`)
  // The API's own tests check the types of its responses, here and below.
  return { url, token: ((await response.json()) as { token: string }).token }
}

/** Every record of an area. */
export async function readAll<R = Content>(site: Site, area: string, page = 1): Promise<R[]> {
  const query = `sort=updatedAt&order=asc&pageSize=100&page=${page}`
  const response = await ask(site, 'GET', `${area}?${query}`)
  const { records, total } = (await response.json()) as { records: R[]; total: number }
  if (page * 100 >= total) return records
  return [...records, ...(await readAll<R>(site, area, page + 1))]
}

/** Sends a request. Throws an UnexpectedResponse for any response except a success or a 503. */
export async function ask(
  { url, token }: Site,
  method: string,
  path: string,
  body?: object | null,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.ok || response.status === 503) return response
  throw new UnexpectedResponse(`${method} ${path}: ${response.status} ${await response.text()}`)
}

/** Takes the error of a stopped server, and throws an UnexpectedResponse again. */
export function unlessUnexpected(error: unknown): undefined {
  if (error instanceof UnexpectedResponse) throw error
}
