import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

import { freshServer } from '../apps/api/tools/fuzz/freshServer'
import { summaryOf } from '../apps/api/tools/fuzz/round'
import { fuzzServer } from '../apps/api/tools/fuzz/startFuzz'

// `npm run fuzz -- --minutes 60`: requests generated from the OpenAPI document against the real server on a database of its
// own, the embedded one or, with --database-url, a new one on that PostgreSQL. Whatever gets a 5xx ends as a curl line.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    rate: { type: 'string', default: '1000' },
    'database-url': { type: 'string' },
  },
})

const stop = new AbortController()
// npm and tsx pass on what the terminal has sent already, so a signal may come several times.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())

const seed = Number(values.seed ?? randomInt(2 ** 31))
const minutes = Number(values.minutes)
const rate = Number(values.rate)
if (![seed, minutes, rate].every((each) => each >= 0))
  throw new Error('--seed, --minutes and --rate are numbers')

console.log(`Seed ${seed}, ${minutes} minutes, at most ${rate} requests a second`)
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
