import { randomUUID } from 'node:crypto'

import { Client } from 'pg'

import { openPostgres } from '../platform/db/postgres/postgres'
import './testContent'

/** A migrated database to copy, and the URL of its PostgreSQL server. */
export interface Template {
  serverUrl: string
  name: string
}

/** Creates the template, and a function that drops it with its copies. Resolves to undefined, with a message, without a PostgreSQL. */
export async function makeTemplate(): Promise<
  { template: Template; drop: () => Promise<void> } | undefined
> {
  const serverUrl =
    process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const name = newName()
  try {
    await administer(serverUrl, `create database ${name}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`No PostgreSQL to test with (${reason}): the API is tested on PGlite only.`)
    return undefined
  }
  await (await openPostgres(urlOf(serverUrl, name))).close()
  return { template: { serverUrl, name }, drop: () => dropAll(serverUrl, name) }
}

/** Drops the template and the copies that are left: workers end with the databases that they keep for the next test. */
async function dropAll(serverUrl: string, template: string) {
  const { rows } = await administer<{ name: string }>(
    serverUrl,
    `select datname as name from pg_database where datname like '${template}%'`,
  )
  for (const { name } of rows) await dropDatabase(serverUrl, name)
}

/** Copies the template. Resolves to the URL of the copy. */
export async function copyTemplate({ serverUrl, name }: Template): Promise<string> {
  const copy = `${name}_${randomUUID().slice(0, 8)}`
  await administer(serverUrl, `create database ${copy} template ${name}`)
  return urlOf(serverUrl, copy)
}

/** Creates a database without tables. Resolves to its URL. */
export async function makeEmpty({ serverUrl }: Template): Promise<string> {
  const name = newName()
  await administer(serverUrl, `create database ${name} template template0`)
  return urlOf(serverUrl, name)
}

/** The URL of connections whose commits do not wait for the disk, which only matters when PostgreSQL itself stops. */
export function withoutWaitingForDisk(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

/** Drops a database of the functions above, and closes its connections. */
export async function drop({ serverUrl }: Template, url: string) {
  await dropDatabase(serverUrl, new URL(url).pathname.slice(1))
}

function dropDatabase(serverUrl: string, name: string) {
  return administer(serverUrl, `drop database if exists ${name} with (force)`)
}

async function administer<Row extends object>(serverUrl: string, statement: string) {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis: 3000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query<Row>(statement)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

function newName(): string {
  return `staff_test_${randomUUID().replaceAll('-', '')}`
}
