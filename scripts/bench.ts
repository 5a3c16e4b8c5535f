import { fileURLToPath } from 'node:url'

import { benchStart } from '../apps/api/src/bench/startBench'
import { measureLogin } from './loginScreen'

// `npm run bench`: the figures that the product promises, measured on what `npm start` serves.

const server = fileURLToPath(new URL('../apps/api/dist/server.js', import.meta.url))

const { firstStartMs, secondStartMs, residentMB } = await benchStart()
console.log('\nThe start on the embedded database, up to the first answer')
report('first start', firstStartMs / 1000, 's')
report('second start', secondStartMs / 1000, 's', 3)
report('resident memory', residentMB, 'MB', 450)

const { scriptKB, fonts } = await measureLogin(server)
console.log('\nThe login screen, in a browser that has never been here')
report('JavaScript (gzip)', scriptKB, 'KB', 150)
report('font files', fonts, '', 1)

function report(name: string, value: number, unit: string, most?: number) {
  const digits = unit === 's' ? 2 : 0
  const measured = `${value.toFixed(digits).padStart(7)} ${unit.padEnd(2)}`
  const isMissed = most !== undefined && value > most
  const target = most === undefined ? '' : `  target ≤ ${most} ${unit.padEnd(2)}`
  console.log(`  ${name.padEnd(18)}${measured}${target}${isMissed ? '  MISSED' : ''}`.trimEnd())
  if (isMissed) process.exitCode = 1
}
