import type { Call, Timings } from './timings'

/** The content of a call. */
export interface Sent {
  method?: 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: unknown
}

/** Calls the API as one user. Throws for a response other than 2xx: a bench of refusals measures nothing. */
export type Client = <Answer>(call: Call, path: string, sent?: Sent) => Promise<Answer>

/** Creates the client of a session. Each call is timed from the request to the end of the response. */
export function clientFor(url: string, token: string, timings: Timings): Client {
  return async <Answer>(call: Call, path: string, { method, headers, body }: Sent = {}) => {
    const begun = performance.now()
    const answer = await fetch(`${url}/api/${path}`, {
      method: method ?? 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    timings.add(call, performance.now() - begun)
    if (!answer.ok) throw new Error(`${call.what}: ${answer.status} ${text.slice(0, 300)}`)
    // The callers know the type of the response.
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }
}

const PATIENCE_MS = 30_000
