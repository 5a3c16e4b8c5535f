import { isLongEnough, type FoundRecord } from '@staff/contract'
import { notPublished } from '@staff/entity'

import type { Db } from '../../platform/db/database'
import { createStatement, createStatements } from '../../platform/db/statement'
import type { RecordTable } from '../table/recordTable'
import { foundExpression } from './foundExpression'

interface FoundRow extends Omit<FoundRecord, 'detail' | 'status'> {
  detail: string
  status: string | null
}

/** The records whose titles fit a text, the best first, in one statement. */
export async function findByTitle(
  db: Db,
  areas: readonly RecordTable[],
  q: string,
): Promise<FoundRecord[]> {
  const isLong = isLongEnough(q)
  const key = JSON.stringify([
    isLong,
    ...areas.map(({ entity, limit }) => [entity.area, limit?.key]),
  ])
  const statement = statements(key, () =>
    createStatement<FoundRow>(foundExpression(areas, isLong), { isPrepared: false }),
  )
  const text = q.normalize('NFC')
  const pattern = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await statement.run(db, { text, pattern })
  return rows.map(({ detail, status, ...found }) => {
    const shown = notPublished(status)
    return Object.assign(found, detail && { detail }, shown && { status: shown })
  })
}

const statements = createStatements<FoundRow>()
