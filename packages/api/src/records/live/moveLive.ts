import type { AnyEntity } from '@staff/entity'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

import type { Db } from '../../platform/db/database'
import { liveRows } from './liveRows'

/** Gives live versions the positions of their records: an order belongs to no version. Ended ones too, for they may come back. */
export async function moveLive(tx: Db, entity: AnyEntity, by: string): Promise<void> {
  const rows = liveRows(entity)
  const name = toSnakeCase(by)
  if (!rows?.names.includes(name)) return
  const { table, source, id } = rows
  const position = sql.identifier(name)
  await tx.execute(sql`update ${table} set ${position} = ${source}.${position} from ${source}
    where ${source}.${id} = ${table}.${id} and ${source}.${position} is distinct from ${table}.${position}`)
}
