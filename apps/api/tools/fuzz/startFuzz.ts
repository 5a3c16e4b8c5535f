import { setTimeout as sleep } from 'node:timers/promises'

import { startServer, type ServerProcess } from '@staff/api/testing/serverProcess'
import { operationsOf } from './document'
import { httpSend } from './httpSend'
import { HEALTH } from './attempt'
import type { Send } from './plain'
import { fuzzRound, noFindings, type Findings } from './round'
import { startWorld } from './world'

export interface FuzzOptions {
  /** The bundled server. */
  server: string
  /** The environment variables that select its database. */
  env: Record<string, string>
  minutes: number
  seed: number
  /** The maximum number of requests per second. */
  rate: number
  /** Ends the run early. */
  signal: AbortSignal
}

/** Starts the server in its own process and sends generated requests for some minutes. */
export async function fuzzServer(options: FuzzOptions): Promise<Findings> {
  const env = { ...options.env, ...KEEPER_ENV, DEMO: '1', TRUSTED_PROXIES: '1' }
  const server = await startServer(options.server, env)
  const { send, close } = httpSend(server.url)
  const findings = noFindings()
  try {
    await fuzzFor(server, paced(send, options), findings, options)
  } catch (error) {
    if (!options.signal.aborted) throw error
  } finally {
    close()
    const { code, err } = await server.end('SIGTERM')
    if (code !== 0)
      findings.faults.push({ operation: 'server', description: `ends with ${code}`, curl: err })
  }
  return findings
}

const KEEPER = { email: 'keeper@example.com', password: 'Correct-horse-7' }
const KEEPER_ENV = { ADMIN_EMAIL: KEEPER.email, ADMIN_PASSWORD: KEEPER.password }

async function fuzzFor(
  { url, printed }: ServerProcess,
  send: Send,
  findings: Findings,
  { minutes, seed, signal }: FuzzOptions,
) {
  const end = Date.now() + minutes * 60_000
  const isOver = () => signal.aborted || Date.now() > end
  const document = await send({ ...HEALTH, url: '/api/openapi.json' })
  const operations = operationsOf(JSON.parse(document.text))
  const world = await startWorld(send, KEEPER, operations)
  for (let round = 0; !isOver(); round++) {
    const before = findings.faults.length
    const logged = printed().length
    await fuzzRound(operations, {
      world,
      send,
      findings,
      isOver,
      base: url,
      seed: seed + round,
      runs: 10,
    })
    findings.faults.push(...loggedErrors(printed().slice(logged)))
    for (const { operation, description, curl } of findings.faults.slice(before))
      console.log(
        `Round ${round}: ${operation} ${description}\n${curl}\n${printed().slice(logged)}`,
      )
    await world.tidy()
  }
}

/** The errors that a server has logged. A call that is answered well may have failed in part, such as its audit entry. */
function loggedErrors(output: string): Findings['faults'] {
  return output
    .split('\n')
    .filter((line) => /^\{"level":(?:50|60),/.test(line))
    .map((line) => ({ operation: 'server', description: 'logs an error', curl: line }))
}

/** Limits the requests per second, so that a long run does not occupy the machine. */
function paced(send: Send, { rate, signal }: FuzzOptions): Send {
  let next = Date.now()
  return async (request) => {
    signal.throwIfAborted()
    next = Math.max(next, Date.now() - 1000) + 1000 / rate
    if (next > Date.now()) await sleep(next - Date.now())
    return send(request)
  }
}
