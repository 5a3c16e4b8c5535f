import { parseArgs } from 'node:util'

import { accounts } from './bench/accounts'
import { actions } from './bench/actions'
import { api } from './bench/api'
import { bulk } from './bench/bulk'
import { csv } from './bench/csv'
import { facets } from './bench/facets'
import { heap } from './bench/heap'
import { history } from './bench/history'
import { live } from './bench/live'
import { load } from './bench/load'
import { login } from './bench/login'
import { manyRecords } from './bench/manyRecords'
import { palette } from './bench/palette'
import { pictures } from './bench/pictures'
import { publicSite } from './bench/public'
import { rest } from './bench/rest'
import { scrolling } from './bench/scrolling'
import { soak } from './bench/soak'
import { start } from './bench/start'
import { validation } from './bench/validation'

// `npm run bench`: measures the product that `npm start` serves, and compares the figures with their targets.
// `npm run bench -- login load` runs only those sections. `npm run bench -- soak --minutes 30` looks for memory leaks for
// the given time on each database; it runs only when it is named. `npm run bench -- palette --records 20000` searches smaller areas.

const { values, positionals: names } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    records: { type: 'string', default: '200000' },
  },
  allowPositionals: true,
})
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0')
const records = Number(values.records)
if (!(records > 0)) throw new Error('--records must be a number above 0')

const defaultSections = {
  start,
  login,
  actions,
  scrolling,
  heap,
  validation,
  rest,
  accounts,
  api,
  manyRecords,
  facets,
  live,
  bulk,
  csv,
  history,
  palette: () => palette(records),
  load,
  publicSite,
  pictures,
}
const sections = new Map(Object.entries({ ...defaultSections, soak: () => soak(minutes) }))

const unknown = names.filter((name) => !sections.has(name))
if (unknown.length > 0) {
  console.error(
    `Unknown section: ${unknown.join(', ')}. Choose from ${[...sections.keys()].join(', ')}.`,
  )
  process.exit(1)
}
for (const [name, measure] of sections)
  if (names.length === 0 ? name in defaultSections : names.includes(name)) await measure()
