import type { Call, Timings } from './timings'

/** The content of a call. */
export interface Sent {
  method?: 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: unknown
}

/** Calls the API as one user. Throws for a response other than 2xx, because the times of refusals are of no interest. */
export type Client = <Result>(call: Call, path: string, sent?: Sent) => Promise<Result>

/** Creates the client of a session. Each call is timed from the request to the end of the response. */
export function clientFor(url: string, token: string, timings: Timings): Client {
  return async <Result>(call: Call, path: string, { method, headers, body }: Sent = {}) => {
    const start = performance.now()
    const response = await fetch(`${url}/api/${path}`, {
      method: method ?? 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    timings.add(call, performance.now() - start)
    if (!response.ok) throw new Error(`${call.what}: ${response.status} ${text.slice(0, 300)}`)
    // The callers know the type of the response.
    return (text === '' ? undefined : JSON.parse(text)) as Result
  }
}

const TIMEOUT_MS = 30_000
