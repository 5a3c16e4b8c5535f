import { atCells, type NamedRecord, type RowPlan } from '@staff/contract'
import { v7 } from 'uuid'

import { sessionOf } from '../../identity/access/authorize'
import { areaOf } from '../table/areas'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../../platform/db/database'
import { throwAtField } from '../body/refusedValue'
import { writing } from '../bulk/changeBlock'
import { attempt } from '../bulk/outcome'
import { selectionOf } from '../table/recordTable'
import { toRecord, type StoredRecord } from '../table/storedRecord'
import type { ImportContext } from './importContext'

/** Stores the right rows of a block, by the rules of single calls. A row that the database refuses gets its message. Stores nothing for a preview. */
export async function storePlans(tx: Db, context: ImportContext, plans: readonly RowPlan[]) {
  if (context.file.isPreview) return
  const right = plans.filter(({ errors }) => errors.length === 0)
  const { beforeCreate, beforeChange } = areaOf(context.records.entity.area).hooks ?? {}
  const creations = right.flatMap((plan) =>
    plan.outcome === 'create' ? [{ id: v7(), title: plan.title, plan }] : [],
  )
  const changes = right.flatMap((plan) =>
    plan.outcome === 'change' && plan.stored ? [changeOf(context, plan, plan.stored)] : [],
  )
  const created = await attempt(tx, creations, creating(context), beforeCreate !== undefined)
  const changed = await attempt(
    tx,
    changes,
    writing({ ...context, reason: 'imported' }),
    beforeChange !== undefined,
  )
  const byId = new Map([...creations, ...changes].map(({ id, plan }) => [id, plan]))
  for (const { id, message, errors } of [...created.refused, ...changed.refused]) {
    const plan = byId.get(id)
    if (plan) plan.errors = errors ? atCells(context.file, errors) : [{ column: null, message }]
  }
}

interface Creation extends NamedRecord {
  plan: RowPlan
}

function changeOf({ records: { entity } }: ImportContext, plan: RowPlan, stored: StoredRecord) {
  const { title, values: changes } = plan
  return { id: String(stored[entity.idKey]), title, stored, changes, plan }
}

/** Writes new records in one statement, and their audit entries and revisions in another one. */
function creating({ records, request }: ImportContext) {
  const { entity, table } = records
  const { beforeCreate } = areaOf(entity.area).hooks ?? {}
  const atField = throwAtField(entity)
  const audit = auditRecords(entity)
  const session = sessionOf(request)

  return async (tx: Db, creations: readonly Creation[]): Promise<string[]> => {
    const rows = []
    for (const { id, plan } of creations) {
      const columns = (await beforeCreate?.(plan.values, { db: tx, session })) ?? plan.values
      rows.push({ ...columns, [entity.idKey]: id })
    }
    const stored = await tx
      .insert(table)
      .values(rows)
      .returning(selectionOf(records))
      .catch(atField)
    await audit.allCreated(tx, request, stored.map(toRecord), 'imported')
    return creations.map(({ id }) => id)
  }
}
