import { atCells, type RowPlan } from '@staff/contract'
import { v7 } from 'uuid'

import { areaOf } from '../table/areas'
import type { Db } from '../../platform/db/database'
import type { StoredRecord } from '../table/storedRecord'
import { attempt } from '../write/attempt'
import { changeRecords, type Change } from '../write/changeRecords'
import { createRecords, type Creation } from '../write/createRecords'
import type { ImportContext } from './importContext'

/** Stores the right rows of a block, by the rules of single calls. A row that the database refuses gets its message. Stores nothing for a preview. */
export async function storePlans(tx: Db, context: ImportContext, plans: readonly RowPlan[]) {
  if (context.file.isPreview) return
  const right = plans.filter(({ errors }) => errors.length === 0)
  const { beforeCreate, beforeChange } = areaOf(context.records.entity.area).hooks ?? {}
  const creations = right.flatMap((plan) =>
    plan.outcome === 'create' ? [{ id: v7(), title: plan.title, values: plan.values, plan }] : [],
  )
  const changes = right.flatMap((plan) =>
    plan.outcome === 'change' && plan.stored ? [changeOf(context, plan, plan.stored)] : [],
  )
  const created = await attempt(tx, creations, creating(context), beforeCreate !== undefined)
  const changed = await attempt(tx, changes, changing(context), beforeChange !== undefined)
  const byId = new Map([...creations, ...changes].map(({ id, plan }) => [id, plan]))
  for (const { id, message, errors } of [...created.refused, ...changed.refused]) {
    const plan = byId.get(id)
    if (plan) plan.errors = errors ? atCells(context.file, errors) : [{ column: null, message }]
  }
}

function changeOf({ records: { entity } }: ImportContext, plan: RowPlan, stored: StoredRecord) {
  const { title, values: changes } = plan
  return { id: String(stored[entity.idKey]), title, stored, changes, plan }
}

function creating(context: ImportContext) {
  return async (tx: Db, creations: readonly Creation[]) => {
    await createRecords(tx, context, creations)
    return [...creations]
  }
}

function changing(context: ImportContext) {
  return (tx: Db, changes: readonly Change[]) =>
    changeRecords(tx, { ...context, reason: 'imported', live: 'follow' }, changes)
}
