import { entities } from '@staff/content/entities'
import { titleFields } from '@staff/entity'
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@staff/api/platform/db/connect'
import { recordTable, type RecordTable } from '@staff/api/records/table/recordTable'

import { fillDatabase } from '../load/fillDatabase'
import type { FreshDatabase } from '../load/freshDatabase'

/** Fills every area of a new database, and resolves to the `Authorization` header of an administrator. */
export async function fillPalette(fresh: FreshDatabase, recordsEach: number) {
  const database = await fresh.open()
  try {
    const { tokens } = await fillDatabase(database, { recordsEach: 0, staff: 1, areas: [] })
    await fillTitles(database.db, recordsEach)
    return { authorization: `Bearer ${tokens[0]}` }
  } finally {
    await database.close()
  }
}

/** Adds records with invented titles to every area: copies of one that it has. */
async function fillTitles(db: Db, recordsEach: number) {
  for (const entity of entities) await fill(db, recordTable(entity), recordsEach)
  await db.execute(sql`vacuum (analyze)`)
}

async function fill(db: Db, { entity, table }: RecordTable, recordsEach: number) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { generated }]) => generated === undefined,
  )
  const [first, ...others] = titleFields(entity)
  const own: Record<string, SQL> = {
    [entity.idKey]: sql`gen_random_uuid()`,
    email: sql`number || '@example.com'`,
    createdAt: sql`now() - number * interval '1 minute'`,
    updatedAt: sql`now() - number * interval '1 minute'`,
    // The number makes it unique.
    [first ?? '']: sql`initcap(${WORD}) || ' ' || ${WORD} || ' ' || number`,
    ...Object.fromEntries(others.map((name) => [name, sql`initcap(${WORD})`])),
  }
  const names = columns.map(([, { name }]) => sql.identifier(snakeCase(name)))
  const values = columns.map(([key, { name }]) => own[key] ?? sql.identifier(snakeCase(name)))
  for (let start = 0; start < recordsEach; start += BATCH)
    await db.execute(sql`
      insert into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)}
      from generate_series(${start + 1}::int, ${Math.min(start + BATCH, recordsEach)}::int) as number
        cross join (select * from ${table} limit 1) as sample cross join ${SYLLABLES}`)
}

const BATCH = 10_000

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

// They make 1,728 words, of which some are frequent, as in a language.
const SYLLABLES = sql`(select array['an', 'ber', 'co', 'den', 'el', 'fi', 'gra', 'hol', 'in', 'ma', 'ter', 'ung'] as syllables) as known`
const SYLLABLE = 'syllables[1 + floor(12 * random() ^ 2)::int]'
const WORD = sql.raw(`${SYLLABLE} || ${SYLLABLE} || ${SYLLABLE}`)
