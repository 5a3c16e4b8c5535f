import {
  measureAccounts,
  type AccountCall,
} from '../../apps/api/tools/bench/accounts/measureAccounts'
import { withFilledServer } from '../../apps/api/tools/bench/load/filledServer'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { printFigure, printMinimum, printTitle } from './print'

const PAIRS = 200
const WARM_UP = 20

// Mails are printed by the server, so that 'Forgot password?' is open.
const MAILS = { MAIL: 'log', PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'silent' }

/** Measures whether the time of a login, or of 'Forgot password?', tells that an address is known. */
export async function accounts() {
  const databases: [name: string, open: () => Promise<FreshDatabase | undefined>][] = [
    ['PostgreSQL', freshPostgres],
    ['the embedded database', async () => freshEmbedded()],
  ]
  for (const [name, open] of databases) {
    const fresh = await open()
    if (fresh) await measure(name, fresh)
  }
}

async function measure(name: string, fresh: FreshDatabase) {
  const fill = { recordsEach: 2 * PAIRS + 2 * WARM_UP + 1, staff: 1, areas: ['users'] }
  await withFilledServer(
    fresh,
    fill,
    async (url, { emails }) => {
      const calls: [what: string, status: number, call: AccountCall][] = [
        [
          'a refused login',
          401,
          posting(url, 'login', (username) => ({ username, password: 'x' })),
        ],
        ['a forgotten password', 200, posting(url, 'password-reset', (email) => ({ email }))],
      ]
      for (const [index, [what, status, call]] of calls.entries()) {
        const own = emails.slice(index * (PAIRS + WARM_UP))
        await measureAccounts(own.slice(PAIRS, PAIRS + WARM_UP), { call, status })
        const times = await measureAccounts(own.slice(0, PAIRS), { call, status })
        printTitle(`The time of ${what}, ${PAIRS} pairs, ${name}`)
        printFigure('known address, median', times.known, 'ms')
        printFigure('unknown address, median', times.unknown, 'ms')
        printMinimum('same distribution, probability', times.probability * 100, '%', 1)
      }
    },
    MAILS,
  )
}

function posting(url: string, path: string, bodyOf: (email: string) => object): AccountCall {
  return async (email, headers) => {
    const response = await fetch(new URL(`/api/${path}`, url), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(email)),
    })
    await response.arrayBuffer()
    return response.status
  }
}
