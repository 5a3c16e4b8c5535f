import type { Rights } from '@staff/entity'

/** Who makes the calls of a case. A newcomer is an administrator who still has to choose their own password. */
export type CallerKind = 'administrator' | 'staff' | 'newcomer' | 'nobody'

/** A request of a case. The side adds the caller's token unless the request has a token of its own. */
export interface TestRequest {
  method: string
  /** The path and the query, after `API_ROOT`. */
  path: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as a form. */
  form?: FormData
  /** Sent as a CSV file. */
  csv?: string
  token?: string
}

export interface TestResponse {
  status: number
  headers: Record<string, string>
  body: unknown
}

export type Send = (request: TestRequest) => Promise<TestResponse>

/** The state in which a case begins. */
export interface Start {
  as: CallerKind
  /**
   * What staff may do besides what everybody may.
   * @default nothing
   */
  rights?: Rights
  /** Whether the caller has just confirmed their password. */
  confirmed?: boolean
  /** The stored records by area, instead of the fixtures. */
  records?: Readonly<Record<string, readonly object[]>>
  /**
   * Whether each request is a transaction with its own time. Otherwise all requests of a case share one transaction, in which the time of
   * the database stands still.
   * @default false
   */
  inTime?: boolean
}

/** A case: requests that both APIs must answer alike. */
export interface Case extends Start {
  title: string
  /** The status of each response, in order. */
  statuses: readonly number[]
  play: (send: Send) => Promise<void>
}

/** The body of a response: JSON, or the text of a CSV or XML file. */
export function bodyIn(type: string | null, text: string): unknown {
  if (text === '') return undefined
  // A browser leaves the byte order mark out.
  return /^text\/csv|xml;/.test(type ?? '') ? text.replace(/^\uFEFF/, '') : JSON.parse(text)
}

/** One of the two APIs. */
export interface Side {
  begin: (start: Start) => Promise<void>
  send: Send
}

/** A case of one request. */
export function single(start: Start, title: string, status: number, request: TestRequest): Case {
  return {
    ...start,
    title,
    statuses: [status],
    play: async (send) => {
      await send(request)
    },
  }
}

/** Sends a request, and follows a redirect as `fetch` does. */
async function followed(side: Side, request: TestRequest): Promise<TestResponse> {
  const response = await side.send(request)
  const { location } = response.headers
  if (response.status !== 301 || location === undefined) return response
  const path = request.path.replace(/[^/]*$/, '') + location
  return side.send({ ...request, path })
}

/** Plays a case on one side and returns its responses. */
export async function play(side: Side, { play: run, ...start }: Case): Promise<TestResponse[]> {
  const responses: TestResponse[] = []
  await side.begin(start)
  await run(async (request) => {
    const response = await followed(side, request)
    responses.push(response)
    return response
  })
  return responses
}

/** Resets a side only if its state differs from the one that the case needs, because a reset takes time. */
export function resetting(reset: (start: Start) => Promise<void>, send: Send): Side {
  let last: Start | undefined
  return {
    begin: async (start) => {
      if (last && isSame(last, start)) return
      await reset(start)
      last = start
    },
    send: async (request) => {
      // Also a refused request may change what comes next: attempts are counted, refusals audited. So are exports.
      if (request.method !== 'GET' || request.path.startsWith('/audit')) last = undefined
      return send(request)
    },
  }
}

/** Whether two cases begin in the same state. */
export function isSame(one: Start, other: Start): boolean {
  return (
    one.as === other.as &&
    one.rights === other.rights &&
    one.confirmed === other.confirmed &&
    one.inTime === other.inTime &&
    one.records === other.records
  )
}
