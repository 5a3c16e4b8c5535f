import { readdirSync, readFileSync } from 'node:fs'

import { FIXTURE_NOW, type EntityValues, type Fixtures } from '@staff/entity'

import type { SampleContent } from '../content/content'
import type { Db } from '../../platform/db/database'
import { storeWebp } from '../../records/images/storeImage'
import { addFirstLive } from '../../records/live/addFirstLive'
import { addFirstRevisions } from '../../records/history/firstRevisions'
import { recordTable } from '../../records/table/recordTable'

/** Fills every empty content table with sample records, dated to the last weeks. */
export async function addSampleContent(db: Db, { fixtures, pictures }: SampleContent) {
  await forEachInOrder(fixtures, (each) => addRecords(db, each))
  if (pictures) await addPictures(db, pictures)
  await addFirstRevisions(db)
}

/** Runs one query at a time, because a transaction has one connection. */
function forEachInOrder<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  return items.reduce<Promise<unknown>>(
    (last, item) => last.then(() => act(item)),
    Promise.resolve(),
  )
}

async function addRecords(db: Db, { entity, records }: Fixtures) {
  const { table } = recordTable(entity)
  if ((await db.$count(table)) > 0) return
  await db.insert(table).values(records.map(withRecentTimestamps))
  await addFirstLive(db, entity)
}

/** A sample record whose timestamps are relative to now instead of the fixtures' fixed time. */
function withRecentTimestamps(record: EntityValues) {
  return {
    ...record,
    createdAt: shiftToNow(String(record['createdAt'])),
    updatedAt: shiftToNow(String(record['updatedAt'])),
  }
}

function shiftToNow(time: string): Date {
  return new Date(Date.now() - FIXTURE_NOW.getTime() + new Date(time).getTime())
}

async function addPictures(db: Db, folder: URL) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  await forEachInOrder(files, (name) => storeWebp(db, readFileSync(new URL(name, folder))))
}
