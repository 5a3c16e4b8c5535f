import { afterAll, describe } from 'vitest'

import { ADMINISTRATOR, type Person } from './people'
import { startEmbedded, startPostgres } from './runningProduct'

/** A running product, as its API's callers see it: `as` is the token of a session. */
export interface Product {
  url: string
  database: 'embedded' | 'PostgreSQL'
  call: (method: string, path: string, options?: { as?: string; body?: object }) => Promise<Answer>
  /** Starts a session beside the browser's; the answer is its token. */
  tokenOf: (person: Person) => Promise<string>
  /** Adds a person with one of the first two roles. */
  addPerson: (name: string, role: 'Administrator' | 'Staff') => Promise<Person>
}

/** The API's answers have many shapes; a journey reads the few words that it needs. */
type Answer = Record<string, unknown>

/**
 * Describes the same journeys on the embedded database and, where one answers, on PostgreSQL. The products are those of
 * the calling file alone, so that files can run side by side.
 */
export async function eachProduct(body: (product: Product) => void) {
  await oneProduct(body)
  const postgres = await startPostgres()
  if (postgres) afterAll(postgres.stop)
  describe.skipIf(!postgres)('on PostgreSQL', () =>
    body(productAt(postgres?.url ?? '', 'PostgreSQL')),
  )
}

/** Describes journeys for which it does not matter on which database the product runs. */
export async function oneProduct(body: (product: Product) => void) {
  const { url, stop } = await startEmbedded()
  afterAll(stop)
  describe('on the embedded database', () => body(productAt(url, 'embedded')))
}

function productAt(url: string, database: Product['database']): Product {
  const call: Product['call'] = async (method, path, { as, body } = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    // JSON of the API is an object always.
    return text ? (JSON.parse(text) as Answer) : {}
  }

  async function tokenOf({ email, password }: Person): Promise<string> {
    const { token } = await call('POST', '/login', { body: { username: email, password } })
    return String(token)
  }

  async function addPerson(name: string, role: 'Administrator' | 'Staff'): Promise<Person> {
    const as = await tokenOf(ADMINISTRATOR)
    const { records } = await call('GET', `/roles?q=${role}`, { as })
    const roleId: unknown = Array.isArray(records) ? records[0]?.id : undefined
    const [firstName = '', lastName = ''] = name.split(' ')
    const person = {
      name,
      email: `${firstName}.${Date.now()}@example.com`,
      password: 'Quiet-lake-4',
    }
    const { email, password } = person
    await call('POST', '/confirm-password', { as, body: { password: ADMINISTRATOR.password } })
    const names = { firstName, lastName, mustChoosePassword: false }
    await call('POST', '/users', { as, body: { ...names, email, password, roleId } })
    return person
  }

  return { url, database, call, tokenOf, addPerson }
}
