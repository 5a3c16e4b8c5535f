import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'

import type { Shot } from '../client/Connection'
import { answersPerSecond, median } from '../client/requestLoop'

/** The answers in a second of the product and of a bare server that sends the same bytes. */
export interface PublicRates {
  product: number
  bare: number
  /** The part of the bare server's rate that the product reaches: the median of the rounds. */
  share: number
  /** The length of the body, in bytes. */
  bytes: number
}

const LOOP = { warmUpSeconds: 0.05, seconds: 0.4, atOnce: 32 }
const ROUNDS = 15

/** Measures one read of the public site. The two servers take turns in short rounds, and the medians count. */
export async function measurePublic(
  url: URL,
  headers: Record<string, string>,
): Promise<PublicRates> {
  // Asked twice: the second answer comes from memory.
  await read(url, headers)
  const response = await read(url, headers)
  const bare = await startBare(response)
  const next = (): Shot => ({ path: url.pathname + url.search, headers })
  const rates: { product: number; bare: number }[] = []
  try {
    for (let round = 0; round <= ROUNDS; round += 1)
      rates.push({
        product: await answersPerSecond(url, next, LOOP),
        bare: await answersPerSecond(bare.url, next, LOOP),
      })
  } finally {
    bare.stop()
  }
  // The first round warms both servers up.
  const measured = rates.slice(1)
  return {
    product: median(measured.map(({ product }) => product)),
    bare: median(measured.map((each) => each.bare)),
    share: median(measured.map((each) => each.product / each.bare)),
    bytes: response.body.length,
  }
}

interface Read {
  headers: Record<string, string>
  body: Buffer
}

/** The response as it is on the wire: fetch would decode the body. */
function read(url: URL, headers: Record<string, string>): Promise<Read> {
  return new Promise((done, fail) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { date: _, connection: _connection, 'keep-alive': _alive, ...sent } = response.headers
        const named = Object.entries(sent).map(([name, value]) => [name, String(value)])
        done({ headers: Object.fromEntries(named), body: Buffer.concat(parts) })
      })
    })
      .on('error', fail)
      .end()
  })
}

async function startBare({ headers, body }: Read) {
  const child = fork(join(import.meta.dirname, 'bareServer.mjs'), { execArgv: [] })
  child.send({ headers, body: body.toString('base64') })
  const [port] = await once(child, 'message')
  return { url: new URL(`http://127.0.0.1:${Number(port)}/`), stop: () => child.kill() }
}
