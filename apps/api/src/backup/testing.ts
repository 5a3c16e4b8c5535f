import { readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

import { sql } from 'drizzle-orm'

import { readConfig } from '../config'
import type { Database, Db } from '../db/database'
import { levelIn, readLevels } from '../db/migrationLevels'
import { rowsOf } from '../db/rowsOf'
import { answers } from '../requests/answers.table'
import { audit } from '../audit/audit.table'
import { careers } from '../areas/careers/careers.table'
import { images } from '../images/images.table'
import { queries } from '../areas/queries/queries.table'
import { throttles } from '../throttle/throttles.table'
import { tablesIn } from '../db/tablesIn'
import { firstStart } from '../firstStart/firstStart'
import { FIRST, LAST } from './format'

/** Texts that have been lost or changed on the way from one program to another before. */
const TEXTS = [
  'a\u2028b\u2029c\u0085d',
  '👩‍👩‍👧‍👦 ﷽ e\u0301 é \u202eright to left\u202c \ufeff',
  `\\ \\\\ \\n \\x41 "quoted" 'single' {"json":[1]} $1 -- ; /* */`,
  'line\nline\r\nline\ttab \u0001\u001f\u007f',
  '\u{10ffff}\u{fffd}',
]

/** Fills a database with the sample content and with what is hard to copy. */
export async function fillSite({ db, ...database }: Database) {
  await firstStart({ db, ...database }, readConfig({ DEMO: '1' }))
  const visitor = { name: 'Visitor', email: 'v@example.com', region: 'US' }
  await db
    .insert(queries)
    .values(TEXTS.map((text) => ({ ...visitor, subject: text, message: text })))
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  await db.insert(images).values({ hash: 'all-bytes', bytes, width: 1, height: 2 })
  const [career] = await db.select().from(careers)
  if (!career) throw new Error('No career')
  await db.update(careers).set({ experience: 0.1 + 0.2 })
  const changes = { name: { from: TEXTS[0], to: 12345678901234567890n.toString() } }
  const who = { userName: 'Ana', address: '127.0.0.1', requestId: '1' }
  await db.insert(audit).values({ ...who, action: 'change', status: 200, changes })
}

/** Adds what a backup leaves out. */
export async function addFleeting(db: Db) {
  await db.insert(throttles).values({ key: 'someone', points: 3 })
  await db
    .insert(answers)
    .values({ key: 'call', fingerprint: 'f', status: 201, headers: {}, body: {} })
}

/** Every row of every table that is copied, and the level of the tables. */
export async function stateOf(db: Db): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`)
    const state: Record<string, string[]> = {
      level: [String(await levelIn(tx, readLevels()))],
    }
    for (const table of await tablesIn(tx)) {
      // oxlint-disable-next-line no-await-in-loop -- A transaction has one connection.
      const rows = await rowsOf<{ row: string }>(
        tx,
        sql`select row_to_json(each)::text as row from ${sql.identifier(table)} as each`,
      )
      state[table] = rows.map(({ row }) => row).toSorted()
    }
    return state
  })
}

/** Changes the lines of a backup; with a seal the checksum is made to fit again. */
export function forge(
  file: string,
  change: (lines: string[]) => string[],
  { sealed = false } = {},
): void {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(0, -1)
  const changed = change(lines)
  const text = changed.filter((line) => !line.startsWith(`${LAST} `)).map((line) => `${line}\n`)
  const footer = { rows: countRows(changed), sha256: sha256(text.join('')) }
  const end = sealed ? [`${LAST} ${JSON.stringify(footer)}\n`] : []
  writeFileSync(file, gzipSync(sealed ? [...text, ...end].join('') : changed.join('\n') + '\n'))
}

/** The first line of a backup with other words in its header. */
export function withHeader(changes: object) {
  return ([first = '', ...lines]: string[]) => {
    // `writeBackup` wrote it.
    const header = JSON.parse(first.slice(FIRST.length)) as object
    return [`${FIRST} ${JSON.stringify({ ...header, ...changes })}`, ...lines]
  }
}

function countRows([first = '', ...lines]: string[]): Record<string, number> {
  const { tables } = JSON.parse(first.slice(FIRST.length)) as { tables: string[] }
  const count = (table: string) => lines.filter((line) => line.startsWith(`${table} `)).length
  return Object.fromEntries(tables.map((table) => [table, count(table)]))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
