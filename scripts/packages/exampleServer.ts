import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from './pack'

/** The login of the administrator of a started example. */
export const ADMIN = { email: 'ana@example.com', password: 'Correct-horse-7' }

/** A running server of an example. */
export interface ExampleServer {
  /** Its URL, without a trailing slash. */
  url: string
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')

/** Starts the server of an example on a free port and an empty embedded database, as `npm start` of the example does. */
export async function startExample(
  folder: string,
  file = 'server/server.ts',
): Promise<ExampleServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-example-data-'))
  const child = spawn(process.execPath, [tsx, file], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let printed = ''
  const url = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        const [, address] = /^Staff console: (http:\S+)$/m.exec(printed) ?? []
        if (address) resolve(address)
      })
  })
  const first = await Promise.race([url, ended])
  if (typeof first !== 'string') throw new Error(`The server did not start: ${printed}`)
  return {
    url: first,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
