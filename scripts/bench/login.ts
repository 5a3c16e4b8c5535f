import { fileURLToPath } from 'node:url'

import { measureLoading } from './loading/measureLoading'
import type { VisitTimes } from './loading/visits'
import { measureLoginScreen } from './measureLoginScreen'
import { printFigure, printTitle } from './print'

/** Measures what a browser downloads for the login screen, and how long the first screens take. */
export async function login() {
  const { scriptKB, fonts } = await measureLoginScreen(SERVER)
  printTitle('The login screen, in a browser with an empty cache')
  printFigure('JavaScript (gzip)', scriptKB, 'KB', 130)
  printFigure('font files', fonts, '', 1)

  for (const device of ['slow', 'fast'] as const) {
    const { console, bare } = await measureLoading(SERVER, device)
    printTitle(TITLES[device])
    for (const [key, name] of STEPS) {
      printFigure(name, console[key], 'ms')
      printFigure(`${name}, of bare pages`, console[key] / bare[key], '×', MAX[device][key])
    }
  }
}

const SERVER = fileURLToPath(new URL('../../apps/api/dist/server.js', import.meta.url))

const TITLES = {
  slow: 'Until a screen is usable, on slow 4G with a 4 × slower processor',
  fast: 'Until a screen is usable, on this machine',
}

const STEPS = [
  ['loginCold', 'login, empty cache'],
  ['signIn', 'from the press to the home screen'],
  ['listCold', 'list, empty cache'],
  ['listWarm', 'list, again'],
] as const

/** How many times longer than bare pages without any library. */
const MAX: Record<'slow' | 'fast', VisitTimes> = {
  slow: { loginCold: 2, signIn: 2, listCold: 4, listWarm: 3 },
  fast: { loginCold: 4, signIn: 8, listCold: 12, listWarm: 12 },
}
