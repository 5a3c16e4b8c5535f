import {
  acceptImport,
  acceptQuery,
  areaCalls,
  atCells,
  csvMessages,
  idIn,
  ImportTally,
  Problem,
  readRow,
  repeatedIds,
  takenMessage,
  type AcceptedImport,
  type CsvRow,
  type References,
} from '@staff/contract'
import { foldText, type EntityValues } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import type { FakeBulkOptions } from './fakeBulkOptions'
import { titlesIn } from './fakeExport'
import { parametersOf, type FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'
import { fakeRepeats } from './fakeRepeats'
import type { FakeTable } from './fakeTable'
import type { FakeSessionCalls } from './session/fakeSession'

interface FakeImportOptions extends Pick<FakeBulkOptions, 'change'> {
  table: FakeTable
  session: Pick<FakeSessionCalls, 'personOf'>
  tables: FakeTables
  /** The values of a new record, by its schema. Throws a `Problem`. */
  acceptNew: (given: EntityValues) => EntityValues
  /** The values of a record with these changes. Throws a `Problem`. */
  acceptChanges: (stored: FakeRecord, changes: EntityValues) => EntityValues
  /** Throws what a database refuses. */
  refuseUnstorable: (values: EntityValues, self?: FakeRecord) => void
}

/** Stores a row, and returns what undoes that. */
type Store = (request: FakeRequest) => () => void

/** The call that imports a CSV file. */
export function fakeImport(options: FakeImportOptions) {
  const { entity } = options.table
  const repeats = fakeRepeats(options.session)

  function run(request: FakeRequest): FakeAnswer {
    if (!(request.body instanceof Uint8Array)) throw new Problem(415, csvMessages.notCsv)
    const query = acceptQuery(areaCalls(entity).import, parametersOf(request.query))
    const file = acceptImport(entity, request.body, query)
    const { tally, stores } = planAll(options, file)
    const isStored = !file.isPreview && (file.isPartial || !tally.hasRefused)
    if (isStored) storeAll(request, stores)
    return { status: 200, body: { progress: [100], report: tally.report(isStored) } }
  }

  return (request: FakeRequest): FakeAnswer => {
    if (request.query.has('outcome'))
      return repeats.earlier(request) ?? { status: 200, body: { progress: [] } }
    return request.query.has('preview') ? run(request) : repeats.once(request, () => run(request))
  }
}

function planAll(options: FakeImportOptions, file: AcceptedImport) {
  const { entity, all } = options.table
  const tally = new ImportTally(file)
  const references = referencesIn(options.tables)
  const repeated = repeatedIds(file)
  const seen = new Set<string>()
  const stores = file.rows.flatMap((row): Store[] => {
    const stored = all().find((record) => record[entity.idKey] === idIn(file, row))
    const again = repeated.get(row.row)
    const { given, errors } = again
      ? { given: {}, errors: [again] }
      : readRow(entity, file, row, stored, references)
    const title = entity.titleOf({ ...entity.empty, ...stored, ...given })
    const refuse = (messages: typeof errors) => {
      tally.refuse(row, title, messages)
      return []
    }
    if (errors.length > 0 && Object.keys(given).length === 0) return refuse(errors)
    try {
      const values = accepted(options, given, stored)
      if (errors.length > 0) return refuse(errors)
      refuseRepeated(options, values, stored, seen)
      return plan(options, tally, row, { values, given, stored })
    } catch (error) {
      if (!(error instanceof Problem) || error.details.code !== undefined) throw error
      const found = atCells(file, error.details.errors ?? {})
      const columns = errors.map(({ column }) => column)
      return refuse([...errors, ...found.filter(({ column }) => !columns.includes(column))])
    }
  })
  return { tally, stores }
}

function accepted(
  { acceptNew, acceptChanges }: FakeImportOptions,
  given: EntityValues,
  stored: FakeRecord | undefined,
): EntityValues {
  return stored ? acceptChanges(stored, given) : acceptNew(given)
}

/** Throws a 422 for a unique value that a record or an earlier row has. */
function refuseRepeated(
  { table: { entity }, refuseUnstorable }: FakeImportOptions,
  values: EntityValues,
  stored: FakeRecord | undefined,
  seen: Set<string>,
) {
  refuseUnstorable({ ...stored, ...values }, stored)
  for (const field of entity.unique ?? []) {
    if (stored?.[field] === values[field]) continue
    const value = `${field} ${foldText(String(values[field]))}`
    if (seen.has(value))
      throw new Problem(422, '', { errors: { [field]: takenMessage(entity, field) } })
    seen.add(value)
  }
}

interface Row {
  values: EntityValues
  given: EntityValues
  stored: FakeRecord | undefined
}

function plan(
  { table, change, session }: FakeImportOptions,
  tally: ImportTally,
  row: CsvRow,
  { values, given, stored }: Row,
): Store[] {
  if (!stored) {
    tally.add(row, 'create')
    return [
      (request) => {
        const act = { reason: 'imported', by: session.personOf(request) } as const
        const record = table.insert(values, act)
        return () => {
          table.drop(record)
          table.history.takeBack(record)
        }
      },
    ]
  }
  const isSame = Object.keys(table.entity.fields).every(
    (name) => JSON.stringify(values[name]) === JSON.stringify(stored[name]),
  )
  tally.add(row, isSame ? 'same' : 'change')
  if (isSame) return []
  return [
    (request) => {
      const before = { ...stored }
      change(request, stored, { changes: given, values, reason: 'imported' })
      return () => {
        table.history.takeBack(stored)
        Object.assign(stored, before)
      }
    },
  ]
}

/** Stores all rows, or none if one of them is refused after all. */
function storeAll(request: FakeRequest, stores: readonly Store[]) {
  const undo: (() => void)[] = []
  try {
    for (const store of stores) undo.unshift(store(request))
  } catch (error) {
    for (const each of undo) each()
    throw error
  }
}

function referencesIn(tables: FakeTables): References {
  return {
    titleOf: titlesIn(tables),
    idsOf: (area, title) => {
      const table = tables.get(area)
      if (!table) return []
      const { entity } = table
      const found = table.all().filter((each) => foldText(entity.titleOf(each)) === foldText(title))
      return found.map((record) => String(record[entity.idKey]))
    },
    labelOf: (area) => tables.get(area)?.entity.labels.many.toLowerCase() ?? area,
  }
}
