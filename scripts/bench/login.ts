import { fileURLToPath } from 'node:url'

import { measureLoginScreen } from './measureLoginScreen'
import { printFigure, printTitle } from './print'

/** Measures what a browser downloads for the login screen. */
export async function login() {
  const { scriptKB, fonts } = await measureLoginScreen(SERVER)
  printTitle('The login screen, in a browser with an empty cache')
  printFigure('JavaScript (gzip)', scriptKB, 'KB', 150)
  printFigure('font files', fonts, '', 1)
}

const SERVER = fileURLToPath(new URL('../../apps/api/dist/server.js', import.meta.url))
