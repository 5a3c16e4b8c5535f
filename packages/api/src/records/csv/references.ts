import {
  opensTo,
  RECORD_ID,
  restoreFormula,
  type AcceptedImport,
  type References,
  type RightsHolder,
} from '@staff/contract'
import { foldText, referencesOf, type AnyEntity, type EntityValues } from '@staff/entity'
import { inArray, or, sql, type SQL } from 'drizzle-orm'

import { foldedText } from '../../platform/db/columns'
import { entityOf } from '../table/areas'
import type { Db } from '../../platform/db/database'
import { readableBy } from '../table/readableBy'
import { recordTable, selectionOf, type RecordTable } from '../table/recordTable'
import { titleExpression } from '../table/titleExpression'

type Rows = AcceptedImport['rows']

/** The records that a file refers to, by id and by name. Only what its rows name is read, block after block. */
export function createReferences(
  db: Db,
  entity: AnyEntity,
  { file, reader }: { file: AcceptedImport; reader: RightsHolder },
) {
  // A file does not tell what its reader may not see.
  const fields = Object.entries(referencesOf(entity)).filter(([, area]) =>
    opensTo(reader, entityOf(area), 'see'),
  )
  const areas = new Map(
    fields.map(([, area]) => [
      area,
      new NamedRecords(db, readableBy(recordTable(entityOf(area)), reader)),
    ]),
  )
  const references: References = {
    titleOf: (area, id) => areas.get(area)?.titles.get(id),
    idsOf: (area, title) => areas.get(area)?.idsOf(title) ?? [],
    labelOf: (area) => entityOf(area).labels.many.toLowerCase(),
  }

  /** What the cells of a field hold in these rows: names or ids. */
  function cellsOf(rows: Rows, field: string, holds: 'name' | 'reference'): string[] {
    const index = file.columns.findIndex(
      (column) => column?.field?.name === field && column.holds === holds,
    )
    return rows.map(({ cells }) => cells[index]?.trim() ?? '').filter((cell) => cell !== '')
  }

  /** Reads what a block of rows needs: what its cells name, and what its stored records have. */
  async function load(rows: Rows, stored: Iterable<EntityValues>): Promise<References> {
    const records = [...stored]
    for (const [field, area] of fields) {
      const ids = [
        ...cellsOf(rows, field, 'reference').map((cell) => cell.toLowerCase()),
        ...records.map((record) => String(record[field])),
      ]
      const names = cellsOf(rows, field, 'name').map(restoreFormula)
      await areas.get(area)?.read(ids, names)
    }
    return references
  }

  return { load }
}

/** The records of an area that were asked for. */
class NamedRecords {
  readonly titles = new Map<string, string>()
  readonly #ids = new Map<string, string[]>()
  /** What is known, or known to be missing. */
  readonly #asked = new Set<string>()

  constructor(
    private readonly db: Db,
    private readonly records: RecordTable,
  ) {}

  /** The ids of the records with a name, in any case. */
  idsOf(name: string): readonly string[] {
    return this.#ids.get(nameKey(name)) ?? []
  }

  async read(ids: readonly string[], names: readonly string[]): Promise<void> {
    const { records } = this
    const { entity } = records
    const newIds = this.#unasked(ids.filter((id) => RECORD_ID.test(id)))
    const newNames = this.#unasked(names.map(nameKey))
    if (newIds.length === 0 && newNames.length === 0) return
    const rows = await this.db
      .select(selectionOf(records))
      .from(records.source)
      .where(or(newIds.length > 0 ? inArray(records.id, newIds) : undefined, hasName(newNames)))
    for (const row of rows) this.#add(String(row[entity.idKey]), entity.titleOf(row))

    function hasName(wanted: readonly string[]): SQL | undefined {
      if (wanted.length === 0) return undefined
      const list = sql.join(
        wanted.map((name) => sql`${name}`),
        sql`, `,
      )
      return sql`${foldedText(titleExpression(records))} in (${list})`
    }
  }

  #add(id: string, title: string) {
    if (this.titles.has(id)) return
    this.titles.set(id, title)
    const key = nameKey(title)
    this.#ids.set(key, [...(this.#ids.get(key) ?? []), id])
  }

  #unasked(keys: readonly string[]): string[] {
    const found = [...new Set(keys)].filter((key) => !this.#asked.has(key))
    for (const key of found) this.#asked.add(key)
    return found
  }
}

/** One form for all texts that look alike, as long as `foldedText` of the database. */
function nameKey(name: string): string {
  return foldText(name).slice(0, 400)
}
