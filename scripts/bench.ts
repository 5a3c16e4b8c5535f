import { load } from './bench/load'
import { login } from './bench/login'
import { start } from './bench/start'
import { validation } from './bench/validation'

// `npm run bench`: the figures that the product promises, measured on what `npm start` serves.
// `npm run bench -- login load` measures those sections only.

const sections = new Map(Object.entries({ start, login, validation, load }))

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !sections.has(name))
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join(', ')}: choose from ${[...sections.keys()].join(', ')}.`,
  )
  process.exit(1)
}
for (const [name, measure] of sections)
  // oxlint-disable-next-line no-await-in-loop -- measured side by side they would slow one another down
  if (asked.length === 0 || asked.includes(name)) await measure()
