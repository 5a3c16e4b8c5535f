import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

import { FAKE_LOGIN, fakeSession, OWN_SESSIONS } from '@staff/admin/testing'
import { listEntities } from '@staff/content/calls'

import { areaOf } from '@staff/api/records/table/areas'
import type { Db } from '@staff/api/platform/db/database'
import { listTables } from '@staff/api/platform/db/listTables'
import { storeWebp } from '@staff/api/records/images/storeImage'
import { addFirstLive } from '@staff/api/records/live/addFirstLive'
import { addFirstRevisions } from '@staff/api/records/history/firstRevisions'
import { hashPassword } from '@staff/api/identity/passwords/passwordHash'
import { sessions } from '@staff/api/identity/sessions/sessions.table'
import { copyTables } from './copyTables'
import type { Start } from './play'
import { ANA, recordsOf } from './world'

const IMAGES = new URL('../../../packages/content/src/images/', import.meta.url)

/**
 * Stores the pictures of the fixtures. Returns a function that replaces all records by those of a start. What it has stored twice, it copies
 * from then on, in a third of the time.
 */
export async function storing(db: Db): Promise<(start: Start) => Promise<void>> {
  const passwordHash = await hashPassword(FAKE_LOGIN.password)
  const tables = await listTables(db)
  const emptied = tables.filter((name) => name !== 'images')
  const placeOf = ({ area }: { area: string }) => tables.indexOf(area.replaceAll('-', '_'))
  // Users come before the queries that they have taken.
  const ordered = listEntities.toSorted((one, other) => placeOf(one) - placeOf(other))
  for (const file of await readdir(IMAGES))
    await storeWebp(db, await readFile(new URL(file, IMAGES)))

  async function store(start: Start) {
    await db.execute(`truncate ${emptied.join(', ')} cascade`)
    const account = { passwordHash, passwordState: start.as === 'newcomer' ? 'given' : 'own' }
    const records = recordsOf(start)
    for (const { area } of ordered) {
      const rows = (records[area] ?? []).map((record) => storable(record, account))
      if (rows.length > 0) await db.insert(areaOf(area).table).values(rows)
    }
    for (const entity of ordered) await addFirstLive(db, entity)
    await addFirstRevisions(db)
    await db.insert(sessions).values(OWN_SESSIONS.map((each) => sessionRow(each, start)))
  }

  const stored = new Set<string>()
  const copies = new Map<string, () => Promise<void>>()
  return async (start) => {
    const key = keyOf(start)
    const putBack = copies.get(key)
    if (putBack) return putBack()
    await store(start)
    if (stored.has(key)) copies.set(key, await copyTables(db, emptied, `copy_${copies.size}`))
    stored.add(key)
  }
}

/** The same for starts that store the same. */
function keyOf({ as, rights, confirmed, records }: Start): string {
  return JSON.stringify([as, rights, confirmed, records && numberOf(records)])
}

const numbers = new WeakMap<object, number>()
let count = 0

/** The number of some records: they are many, and each case that has them has the same object. */
function numberOf(records: object): number {
  const number = numbers.get(records) ?? (count += 1)
  numbers.set(records, number)
  return number
}

/** A record as its table takes it. An update of a user would raise its version, so that the account is inserted with it. */
function storable(record: object, account: { passwordHash: string; passwordState: string }) {
  const entries = Object.entries(record)
  return {
    ...Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        /^(?:created|updated)At$/.test(name) ? new Date(value) : value,
      ]),
    ),
    ...('roleId' in record && account),
  }
}

function sessionRow(
  { current, startedAt, lastSeenAt, ...session }: (typeof OWN_SESSIONS)[number],
  { confirmed }: Start,
) {
  return {
    ...session,
    userId: ANA.userId,
    createdAt: new Date(startedAt),
    lastSeenAt: new Date(lastSeenAt),
    tokenHash: createHash('sha256')
      .update(current ? fakeSession().token : session.id)
      .digest('hex'),
    confirmedAt: current && confirmed ? new Date() : null,
  }
}
