import { fileURLToPath } from 'node:url'

import { measureLogin } from '../loginScreen'
import { report, title } from './report'

/** What the login screen makes a browser load. */
export async function login() {
  const { scriptKB, fonts } = await measureLogin(SERVER)
  title('The login screen, in a browser that has never been here')
  report('JavaScript (gzip)', scriptKB, 'KB', 150)
  report('font files', fonts, '', 1)
}

const SERVER = fileURLToPath(new URL('../../apps/api/dist/server.js', import.meta.url))
