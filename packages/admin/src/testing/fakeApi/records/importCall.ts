import {
  acceptImport,
  acceptQuery,
  concernsOneRecord,
  followed,
  idIn,
  importMessages,
  ImportTally,
  notePlan,
  planRow,
  Problem,
  readRow,
  repeatedIds,
  rowErrors,
  UniqueValues,
  type AcceptedImport,
  type RowPlan,
  importCall,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeHandler, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import type { FakePerson } from '../personal/fakePeople'
import { withStatus } from '../store/lives'
import { fakeTitles } from '../store/references'
import { fakeWrites } from './writes'

/** The handler of the call that imports a CSV file. */
export function importHandler(server: FakeServer, entity: AnyEntity): FakeHandler {
  const { repeats, store } = server
  const writes = fakeWrites(server, entity)
  const titles = fakeTitles(store, server.entities)

  function planAll(file: AcceptedImport): RowPlan[] {
    const repeated = repeatedIds(file)
    const plans = file.rows.map((row) => {
      const error = repeated.get(row.row)
      const known = store.find(entity, idIn(file, row))
      const stored = known && withStatus(entity, known, store.now)
      const read = error
        ? { given: {}, errors: [error] }
        : readRow(entity, file, row, stored, titles)
      return planRow(entity, file, { row, stored, ...read }, writes.isMissing)
    })
    const unique = new UniqueValues(entity, file)
    for (const field of entity.unique ?? [])
      unique.refuseTaken(field, plans, titles.ownersOf(entity, field))
    return plans
  }

  /** Stores the right rows. A row that is refused now gets its messages. Returns whether anything may stay. */
  function storeAll(file: AcceptedImport, plans: readonly RowPlan[], by: FakePerson): boolean {
    const takeBack = store.snapshot()
    for (const plan of plans) {
      if (plan.errors.length > 0) continue
      try {
        storePlan(plan, by)
      } catch (error) {
        if (!(error instanceof Problem) || !concernsOneRecord(error)) throw error
        plan.errors = rowErrors(file, error)
      }
    }
    const isStored = file.isPartial || plans.every(({ errors }) => errors.length === 0)
    if (!isStored) takeBack()
    return isStored
  }

  function storePlan({ outcome, values, stored }: RowPlan, by: FakePerson) {
    if (outcome === 'create') writes.create(values, { reason: 'imported', by })
    if (outcome === 'change' && stored)
      writes.change(stored, values, { reason: 'imported', by, live: followed })
  }

  function run({ body, caller, query }: FakeRequest) {
    if (!(body instanceof Uint8Array)) throw new Problem(415, importMessages.notCsv)
    const file = acceptImport(entity, body, acceptQuery(importCall(entity), query))
    const plans = planAll(file)
    const isStored = !file.isPreview && store.transaction(() => storeAll(file, plans, caller))
    const tally = new ImportTally(file)
    for (const plan of plans) notePlan(tally, plan)
    return { status: 200, body: { progress: [100], report: tally.report(isStored) } }
  }

  return (request) => {
    if ('outcome' in request.query)
      return repeats.earlier(request) ?? { status: 200, body: { progress: [] } }
    return 'preview' in request.query ? run(request) : repeats.once(request, () => run(request))
  }
}
