import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { type RecordMetadata, FIXTURE_NOW } from '@staff/entity'
import { fixtures } from '@staff/forms/content/fixtures'

import type { Db } from '../../platform/db/database'
import { storeWebp } from '../../records/images/storeImage'
import { addFirstRevisions } from '../../records/history/firstRevisions'
import { recordTable } from '../../records/table/recordTable'

/** Fills every empty content table with sample records, dated to the last weeks. */
export async function addSampleContent(db: Db) {
  await forEachInOrder(fixtures, (each) => addRecords(db, each))
  await addPictures(db)
  await addFirstRevisions(db)
}

/** Runs one query at a time, because a transaction has one connection. */
function forEachInOrder<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  return items.reduce<Promise<unknown>>(
    (last, item) => last.then(() => act(item)),
    Promise.resolve(),
  )
}

async function addRecords(db: Db, { entity, records }: (typeof fixtures)[number]) {
  const { table } = recordTable(entity)
  if ((await db.$count(table)) > 0) return
  await db.insert(table).values(records.map(withRecentTimestamps))
}

/** A sample record whose timestamps are relative to now instead of the fixtures' fixed time. */
function withRecentTimestamps<R extends RecordMetadata>(record: R) {
  return {
    ...record,
    createdAt: shiftToNow(record.createdAt),
    updatedAt: shiftToNow(record.updatedAt),
  }
}

function shiftToNow(time: string): Date {
  return new Date(Date.now() - FIXTURE_NOW.getTime() + new Date(time).getTime())
}

async function addPictures(db: Db) {
  const folder = PICTURES.find((place) => existsSync(place))
  if (!folder) throw new Error('The sample pictures are missing')
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  await forEachInOrder(files, (name) => storeWebp(db, readFileSync(new URL(name, folder))))
}

// Next to the bundle, or in the package of the samples.
const PICTURES = [
  new URL('images/', import.meta.url),
  new URL('../../../../../packages/forms/src/content/images/', import.meta.url),
]
