import { readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { inject } from 'vitest'
import type { FreshPlace } from '@staff/server/tools/crash/freshPlaces'
import { careers } from '@staff/server/areas/careers/careers.table'
import { queries } from '@staff/server/areas/queries/queries.table'

import { readConfig } from '../config/readConfig'
import type { Place } from '../../platform/db/connect'
import type { Database, Db } from '../../platform/db/database'
import { currentLevel, readMigrationLevels } from '../../platform/db/migrationLevels'
import { queryRows } from '../../platform/db/queryRows'
import { addFactor } from '../../identity/secondFactor/testing'
import { idempotencyKeys } from '../../platform/requests/idempotencyKeys.table'
import { audit } from '../../identity/audit/audit.table'
import { trash } from '../../records/table/trash.table'
import { images } from '../../records/images/images.table'
import { throttles } from '../../platform/throttle/throttles.table'
import { users } from '../../identity/users/users.table'
import { jobs } from '../../records/jobs/jobs.table'
import { preferences } from '../../records/preferences/preferences.table'
import { previewAnswers } from '../../records/preview/previewAnswers.table'
import { releaseItems } from '../../records/releases/releaseItems.table'
import { releases } from '../../records/releases/releases.table'
import { pictureParts } from '../../records/renditions/renditions.table'
import { storeRendition } from '../../records/renditions/renditionStore'
import { reviews } from '../../records/review/reviews.table'
import { views } from '../../records/views/views.table'
import { listTables } from '../../platform/db/listTables'
import { firstStart } from '../firstStart/firstStart'
import type { BackupKey } from './encryption'
import { HEADER, FOOTER } from './format'
import { content } from '../../testing/testContent'

/** Texts that programs often lose or change when they exchange them. */
const TEXTS = [
  'a\u2028b\u2029c\u0085d',
  '👩‍👩‍👧‍👦 ﷽ e\u0301 é \u202eright to left\u202c \ufeff',
  `\\ \\\\ \\n \\x41 "quoted" 'single' {"json":[1]} $1 -- ; /* */`,
  'line\nline\r\nline\ttab \u0001\u001f\u007f',
  '\u{10ffff}\u{fffd}',
]

/** Fills a database with the sample content and with values that are easily lost or changed in a copy. */
export async function fillSite({ db, ...database }: Database) {
  await firstStart({ db, ...database }, readConfig({ DEMO: '1' }), content)
  const visitor = { name: 'Visitor', email: 'v@example.com', region: 'US' }
  await db
    .insert(queries)
    .values(TEXTS.map((text) => ({ ...visitor, subject: text, message: text })))
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  await db.insert(images).values({ hash: 'all-bytes', bytes, width: 1, height: 2 })
  await db.insert(pictureParts).values({ hash: 'all-bytes', part: '0-0-1-1' })
  const [career] = await db.select().from(careers)
  if (!career) throw new Error('No career')
  await db.update(careers).set({ experience: 0.1 + 0.2 })
  const [title = ''] = TEXTS
  await db
    .insert(trash)
    .values({ area: 'careers', recordId: v7(), title, row: { title }, version: 2 })
  const written = { area: 'careers', recordId: v7(), version: 2, comment: title }
  await db.insert(reviews).values({ ...written, note: title, askedByName: 'Sam' })
  await db.insert(previewAnswers).values({ ...written, linkId: v7(), name: title, approves: true })
  await addPlans(db, title)
  const changes = { name: { from: TEXTS[0], to: 12345678901234567890n.toString() } }
  const [user] = await db.select().from(users)
  await db.insert(views).values({ area: 'careers', name: 'Contracts', query: 'type=Contract' })
  const columns = [{ key: 'title', shown: true, width: 33.3 }]
  const userId = user?.id ?? ''
  await addFactor(db, userId)
  await db.insert(preferences).values({ userId, lists: { careers: { columns } } })
  const actor = { userName: 'Ana', address: '127.0.0.1', requestId: '1' }
  await db.insert(audit).values({ ...actor, action: 'change', status: 200, changes })
}

/** Adds a release and a job. */
async function addPlans(db: Db, title: string) {
  const release = { id: v7(), name: title, madeByName: title, at: '2030-01-01T09:00:00.123456Z' }
  const event = {
    act: 'created',
    at: '2026-11-20T09:00:00.000Z',
    byName: title,
    detail: title,
  } as const
  await db.insert(releases).values({ ...release, history: [event] })
  await db.insert(releaseItems).values({
    releaseId: release.id,
    area: 'careers',
    recordId: v7(),
    action: 'unpublish',
    version: 2,
    title,
    place: 1,
    isChanged: true,
    formerUntil: '2031-01-01T09:00:00.123457Z',
  })
  await db.insert(jobs).values({
    kind: 'went-live',
    area: 'careers',
    recordId: v7(),
    due: '2030-01-01T09:00:00.123456Z',
    attempts: 2,
    error: title,
  })
}

/** Adds rows that a backup leaves out. */
export async function addTransientRows(db: Db) {
  await db.insert(throttles).values({ key: 'someone', points: 3 })
  // Only where that picture is.
  const size = { hash: 'all-bytes', part: '', width: 320, format: 'webp' } as const
  await storeRendition(db, size, new Uint8Array(9))
  await db
    .insert(idempotencyKeys)
    .values({ key: 'call', fingerprint: 'f', status: 201, headers: {}, body: {} })
}

/** All rows of all tables but the number of writes, which a restore changes, and the migration level. */
export async function stateOf(db: Db): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`)
    const state: Record<string, string[]> = {
      level: [String(await currentLevel(tx, readMigrationLevels()))],
    }
    for (const table of (await listTables(tx)).filter((each) => each !== 'record_revisions')) {
      const rows = await queryRows<{ row: string }>(
        tx,
        sql`select row_to_json(each)::text as row from ${contentOf(table)} as each`,
      )
      state[table] = rows.map(({ row }) => row).toSorted()
    }
    return state
  })
}

// Each connection counts in a slot of its own, so only the sum of the slots is comparable.
function contentOf(table: string) {
  // Triggers write the index, and give each row another id.
  if (table === 'uses')
    return sql`(select area, record_id, place, field, kind, target, target_area, during, version from uses)`
  return table === 'record_counts'
    ? sql`(select table_name, sum(total) as total from record_counts group by table_name)`
    : sql.identifier(table)
}

/** Changes the lines of a backup. `withFooter` writes a new footer, whose checksum fits. */
export function forge(
  file: string,
  change: (lines: string[]) => string[],
  { withFooter = false } = {},
): void {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(0, -1)
  const changed = change(lines)
  const text = changed.filter((line) => !line.startsWith(`${FOOTER} `)).map((line) => `${line}\n`)
  const footer = { rows: countRows(changed), sha256: sha256(text.join('')) }
  const end = withFooter ? [`${FOOTER} ${JSON.stringify(footer)}\n`] : []
  writeFileSync(file, gzipSync(withFooter ? [...text, ...end].join('') : changed.join('\n') + '\n'))
}

/** Changes properties of a backup's header. */
export function withHeader(changes: object) {
  return ([first = '', ...lines]: string[]) => {
    // `writeBackup` wrote this line.
    const header = JSON.parse(first.slice(HEADER.length)) as object
    return [`${HEADER} ${JSON.stringify({ ...header, ...changes })}`, ...lines]
  }
}

/** A key of one repeated letter. */
export function testKey(letter: string): BackupKey {
  return { secret: Buffer.from(letter.repeat(64)), file: `${letter}.key` }
}

function countRows([first = '', ...lines]: string[]): Record<string, number> {
  const { tables } = JSON.parse(first.slice(HEADER.length)) as { tables: string[] }
  const count = (table: string) => lines.filter((line) => line.startsWith(`${table} `)).length
  return Object.fromEntries(tables.map((table) => [table, count(table)]))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Where a database without tables can be opened. */
export function placeOf({ env }: FreshPlace): Place {
  if (env['DATABASE_URL']) return { databaseUrl: env['DATABASE_URL'] }
  const seed = readFileSync(join(dirname(inject('server')), 'seed.tar.gz'))
  return {
    dataDir: env['DATA_DIR'] ?? '',
    seed: new Blob([seed], { type: 'application/gzip' }),
  }
}
