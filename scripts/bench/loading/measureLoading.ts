import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServer } from '../../../packages/api/src/testing/serverProcess'
import { serveBarePages } from './bareServer'
import { visit, type Device, type VisitTimes } from './visits'

/** The times of the console and of the bare pages, in milliseconds. */
export interface LoadingTimes {
  console: VisitTimes
  bare: VisitTimes
}

const PERSON = { email: 'ana@example.com', password: 'Correct-horse-7' }
const ROUNDS = 3

/** Measures the console and the bare pages in turns. `server` is the path of the server's bundle. */
export async function measureLoading(server: string, device: Device): Promise<LoadingTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'staff-bench-'))
  const running = await startServer(server, {
    DATA_DIR: dataDir,
    DEMO: '1',
    ADMIN_EMAIL: PERSON.email,
    ADMIN_PASSWORD: PERSON.password,
  })
  const bare = await serveBarePages(running.url)
  const rounds: LoadingTimes[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        console: await visit(
          { url: running.url, list: '/US/dashboard/masters/testimonials', rows: 'tbody a' },
          PERSON,
          device,
        ),
        bare: await visit({ url: bare.url, list: '/list', rows: 'tbody tr' }, PERSON, device),
      })
    }
  } finally {
    bare.close()
    await running.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    console: medians(rounds.map((each) => each.console)),
    bare: medians(rounds.map((each) => each.bare)),
  }
}

function medians(rounds: VisitTimes[]): VisitTimes {
  const of = (key: keyof VisitTimes) =>
    rounds.map((each) => each[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
  return {
    loginCold: of('loginCold'),
    signIn: of('signIn'),
    listCold: of('listCold'),
    listWarm: of('listWarm'),
  }
}
