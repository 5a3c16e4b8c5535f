import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { type RecordMetadata, FIXTURE_NOW } from '@staff/forms/entity'
import { fixtures } from '@staff/forms/content/fixtures'

import type { Db } from '../db/database'
import { storeWebp } from '../images/storeImage'
import { recordTable } from '../records/table/recordTable'

/** Fills every empty content table with sample records, dated to the last weeks. */
export async function addSampleContent(db: Db) {
  await oneByOne(fixtures, (each) => addRecords(db, each))
  await addPictures(db)
}

/** Runs one query at a time, because a transaction has one connection. */
function oneByOne<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  return items.reduce<Promise<unknown>>(
    (last, item) => last.then(() => act(item)),
    Promise.resolve(),
  )
}

async function addRecords(db: Db, { entity, records }: (typeof fixtures)[number]) {
  const { table } = recordTable(entity)
  if ((await db.$count(table)) > 0) return
  await db.insert(table).values(records.map(recent))
}

/** A sample record with timestamps relative to now, not to the fixtures' clock. */
function recent<R extends RecordMetadata>(record: R) {
  return { ...record, createdAt: moved(record.createdAt), updatedAt: moved(record.updatedAt) }
}

function moved(time: string): Date {
  return new Date(Date.now() - FIXTURE_NOW.getTime() + new Date(time).getTime())
}

async function addPictures(db: Db) {
  const folder = PICTURES.find((place) => existsSync(place))
  if (!folder) throw new Error('The sample pictures are missing')
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  await oneByOne(files, (name) => storeWebp(db, readFileSync(new URL(name, folder))))
}

// Beside the bundle, or in the package of the samples.
const PICTURES = [
  new URL('images/', import.meta.url),
  new URL('../../../../packages/forms/src/content/images/', import.meta.url),
]
