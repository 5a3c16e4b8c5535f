import { parseArgs } from 'node:util'

import { load } from './bench/load'
import { login } from './bench/login'
import { soak } from './bench/soak'
import { start } from './bench/start'
import { validation } from './bench/validation'

// `npm run bench`: the figures that the product promises, measured on what `npm start` serves.
// `npm run bench -- login load` measures those sections only. `npm run bench -- soak --minutes 30` works for so long on
// each database; as it takes its time, it runs only where it is asked for.

const { values, positionals: asked } = parseArgs({
  options: { minutes: { type: 'string', default: '30' } },
  allowPositionals: true,
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes is a number above 0')

const usual = { start, login, validation, load }
const sections = new Map(Object.entries({ ...usual, soak: () => soak(minutes) }))

const unknown = asked.filter((name) => !sections.has(name))
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join(', ')}: choose from ${[...sections.keys()].join(', ')}.`,
  )
  process.exit(1)
}
for (const [name, measure] of sections)
  // oxlint-disable-next-line no-await-in-loop -- measured side by side they would slow one another down
  if (asked.length === 0 ? name in usual : asked.includes(name)) await measure()
