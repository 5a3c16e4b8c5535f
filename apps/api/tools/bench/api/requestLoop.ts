import { Agent, request } from 'node:http'

/** One request of a loop. */
export interface Shot {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Sends requests for some seconds, so many at once. Resolves to the number of answers a second. Throws for a refused one. */
export async function answersPerSecond(
  url: string,
  next: () => Shot,
  { seconds, atOnce }: { seconds: number; atOnce: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const start = performance.now()
  const end = start + seconds * 1000
  let answers = 0
  const loop = async () => {
    while (performance.now() < end) {
      // oxlint-disable-next-line no-await-in-loop -- each loop stands for one caller who waits for the answer
      await answer(agent, url, next())
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, loop))
  const perSecond = answers / ((performance.now() - start) / 1000)
  agent.destroy()
  return perSecond
}

/** The median time of one request after another, in milliseconds. */
export async function medianMs(url: string, next: () => Shot, times: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const durations: number[] = []
  for (let count = 0; count < times; count += 1) {
    const start = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after another is what is measured
    await answer(agent, url, next())
    durations.push(performance.now() - start)
  }
  agent.destroy()
  return median(durations)
}

/** The value in the middle. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

// Node's own client instead of `fetch`, because it takes a third of the time from the servers on the same machine.
function answer(agent: Agent, url: string, { method = 'GET', path, headers, body }: Shot) {
  return new Promise<void>((done, fail) => {
    const sent = request(`${url}${path}`, {
      agent,
      method,
      headers: {
        ...headers,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      },
    })
    sent.on('error', fail)
    sent.on('response', (response) => {
      const { statusCode = 0 } = response
      response.on('error', fail)
      response.on('end', () => {
        if (statusCode >= 200 && statusCode < 300) done()
        else fail(new Error(`${method} ${path}: ${statusCode}`))
      })
      response.resume()
    })
    sent.end(body)
  })
}
