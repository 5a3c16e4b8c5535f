import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

import { freshServer } from '../apps/api/tools/fuzz/freshServer'
import { summaryOf } from '../apps/api/tools/fuzz/round'
import { fuzzServer } from '../apps/api/tools/fuzz/startFuzz'

// `npm run fuzz -- --minutes 60`: sends requests that are generated from the OpenAPI document to a server on a new
// database: the embedded one, or one on the PostgreSQL of --database-url. Prints each fault as a curl command.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    rate: { type: 'string', default: '1000' },
    'database-url': { type: 'string' },
  },
})

const stop = new AbortController()
// npm and tsx forward signals that the terminal has already sent to this process, so one may arrive several times.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

const seed = Number(values.seed ?? randomInt(2 ** 31))
const minutes = Number(values.minutes)
const rate = Number(values.rate)
if (![seed, minutes, rate].every((each) => each >= 0))
  throw new Error('--seed, --minutes and --rate must be numbers of at least 0')

console.log(`Seed ${seed}, ${minutes} minutes, at most ${rate} requests per second`)
const { server, env, remove } = await freshServer(values['database-url'])
try {
  const findings = await fuzzServer({ server, env, minutes, seed, rate, signal: stop.signal })
  console.log(`\n${summaryOf(findings).join('\n')}\n`)
  for (const { operation, description, curl } of findings.faults)
    console.log(`${operation} ${description}\n${curl}\n`)
  const early = stop.signal.aborted ? ', ended early by a signal' : ''
  console.log(`Seed ${seed}: ${findings.faults.length} faults${early}`)
  if (findings.faults.length > 0) process.exitCode = 1
} finally {
  await remove()
}
