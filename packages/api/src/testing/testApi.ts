import { randomUUID } from 'node:crypto'

import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

import type { Config } from '../platform/config/config'
import { readConfig } from '../operations/config/readConfig'
import type { Database } from '../platform/db/database'
import { roles } from '../identity/users/roles.table'
import { users } from '../identity/users/users.table'
import { confirmSession } from '../identity/passwords/confirmation'
import { hashPassword } from '../identity/passwords/passwordHash'
import { findSession } from '../identity/sessions/findSession'
import { startSession } from '../identity/sessions/sessions'
import { closeWithDatabase, sharedApps } from './databasePool'
import { HEADERS } from '../platform/server/headers'
import type { RouteEntry } from '../platform/requests/routeTable'
import { createTestApp } from './testContent'

/** The users of the tests. All have the same password. */
export const PASSWORD = 'Correct-horse-7'
export const PEOPLE = {
  administrator: { firstName: 'Ana', lastName: 'Admin', roleTypeId: 1 },
  staff: { firstName: 'Sam', lastName: 'Staff', roleTypeId: 2 },
}
export type Person = keyof typeof PEOPLE

export interface Call {
  /** The user who makes the call. */
  as?: Person
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** The app on a database with an administrator and a staff user. */
export interface TestApi {
  app: FastifyInstance
  database: Database
  config: Config
  ids: Record<Person, string>
  /** The token of a new session. `confirmed`: the user has just confirmed their password. */
  logIn(person: Person, confirmed?: 'confirmed'): Promise<string>
  call(method: string, url: string, call?: Call): Promise<LightMyRequestResponse>
}

// The public website of the tests, and the key of their second factors.
const VARIABLES = {
  SITE_URL: 'https://www.example.com/{region}',
  SITE_NAME: 'Example',
  SECRETS_KEY: 'the-secrets-of-tests-'.repeat(2),
}

/** Starts the app with the given configuration. The caller closes the database. */
export async function startTestApi(
  database: Database,
  changes: Partial<Config> = {},
): Promise<TestApi> {
  const config = { ...readConfig(VARIABLES), consoleDir: '/nowhere', ...changes }
  const app = await startApp(database, config, Object.keys(changes).length === 0)
  const ids = {
    administrator: await addPerson(database, 'administrator'),
    staff: await addPerson(database, 'staff'),
  }
  const tokens: Record<Person, string> = {
    administrator: await logIn('administrator', 'confirmed'),
    staff: await logIn('staff', 'confirmed'),
  }

  async function logIn(person: Person, confirmed?: 'confirmed') {
    const token = await startSession(database.db, ids[person], config)
    const found = confirmed && (await findSession(database.db, token, config))
    if (found) await confirmSession(database.db, found.session)
    return token
  }

  async function call(method: string, url: string, { as, token, body, headers }: Call = {}) {
    const bearer = token ?? (as && tokens[as])
    const response = await app.inject({
      // inject() has a union type for methods, the route table strings.
      method: method as 'GET',
      url,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: payloadOf(body) }),
    })
    // Checks the headers of every response of every test.
    expect(Object.keys(response.headers)).toEqual(expect.arrayContaining(HEADER_NAMES))
    return response
  }

  return { app, database, config, ids, logIn, call }
}

/** Tests that share a database share the app with the default configuration too. */
async function startApp(database: Database, config: Config, isDefault: boolean) {
  const shared = isDefault ? sharedApps.get(database) : undefined
  if (shared) return shared
  const app = await createTestApp({ database, config, logLevel: 'silent' })
  closeWithDatabase(database.db, app)
  if (isDefault && sharedApps.has(database)) sharedApps.set(database, app)
  return app
}

const HEADER_NAMES = [...Object.keys(HEADERS), 'x-request-id']

/** The email of a test user. */
export function emailOf(person: Person): string {
  return `${person}@example.com`
}

/** A URL that matches a route, with random ids as parameters. */
export function addressOf({ url }: Pick<RouteEntry, 'url'>): string {
  return url.replace(/:(?!file)\w+/g, () => randomUUID()).replace(/:file|\*/, 'x')
}

async function addPerson({ db }: Database, person: Person): Promise<string> {
  const { roleTypeId, ...names } = PEOPLE[person]
  const [role] = await db
    .insert(roles)
    .values({ name: `${person} of the tests`, roleTypeId })
    .returning()
  if (!role) throw new Error('No role')
  const [user] = await db
    .insert(users)
    .values({
      ...names,
      email: emailOf(person),
      passwordHash: await passwordHash(),
      roleId: role.id,
    })
    .returning()
  if (!user) throw new Error('No user')
  return user.id
}

let hash: Promise<string> | undefined

/** The hash of the tests' password, computed once for each file because it is slow. */
function passwordHash(): Promise<string> {
  return (hash ??= hashPassword(PASSWORD))
}

function payloadOf(body: unknown): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
}
