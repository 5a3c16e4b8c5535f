import { ENDS_AT, STATUS, type AnyEntity, type EntityValues, type Fixtures } from '@staff/entity'

import type { AllAreaCalls } from '../areas/allAreaCalls'
import { writeCell } from '../areas/csv/cells'
import { importColumns } from '../areas/csv/csvColumns'
import { writeCsv } from '../areas/csv/writeCsv'
import { presentRecord, type ComputedColumns } from '../rules/presentRecord'
import { addressExamples } from './addressExamples'
import { historyExamples } from './historyExamples'
import { liveExamples } from './liveExamples'
import { reviewExamples } from './reviewExamples'
import { previewExamples } from './previewExamples'
import { trashExamples } from './trashExamples'
import { usesExamples } from './pictureExamples'
import type { AnyExample } from './CallExample'
import type { RecordsOf } from './recordsOf'

/** The examples of an area's calls, from its fixtures. */
export function areaExamples(
  { entity, records, filled, create }: Fixtures,
  { recordsOf, computed }: { recordsOf: RecordsOf; computed: ComputedColumns },
): Record<keyof AllAreaCalls, AnyExample> {
  const params = { id: String(filled[entity.idKey]) }
  const shown = (record: EntityValues) => ({
    ...presentRecord(entity, record, recordsOf, computed),
    ...(entity.publicSite && { [STATUS]: 'Published', [ENDS_AT]: null }),
  })
  const [changed = ''] = entity.change ? Object.keys(entity.change.fields) : entity.searched
  const newFields = entity.create?.fields ?? entity.fields
  const values = Object.keys(newFields).map((field) => [field, filled[field]])
  return {
    list: {
      query: { q: '', page: 1, pageSize: 25 },
      response: { records: records.slice(0, 1).map(shown), total: 1 },
    },
    export: { query: { q: '' } },
    read: { params, response: shown(filled) },
    create: {
      body: { ...Object.fromEntries(values), ...create },
      response: shown({ ...filled, updatedAt: filled['createdAt'], version: 1 }),
    },
    change: {
      params,
      body: { [changed]: filled[changed] },
      response: shown(filled),
    },
    bulk: {
      body: { action: 'delete', ids: [params.id], versions: [filled['version']] },
      response: {
        done: 1,
        refused: [],
        undo: '019a0000-0000-7000-8000-0000000000f1',
        rest: { ids: [], versions: [] },
      },
    },
    undos: UNDOS_EXAMPLE,
    import: importExample(entity, filled),
    order: {
      body: { id: params.id, position: 2 },
      response: { position: 2, from: 1, total: records.length },
    },
    ...trashExamples(entity, filled),
    ...historyExamples(entity, filled, shown(filled)),
    ...liveExamples(entity, filled),
    ...reviewExamples(entity, filled),
    ...previewExamples(entity, filled),
    ...addressExamples(entity, filled),
    ...usesExamples(entity, filled),
  }
}

const UNDOS_EXAMPLE: AnyExample = {
  response: {
    undos: [
      {
        undos: ['019a0000-0000-7000-8000-0000000000f1'],
        done: 'deleted',
        count: 1,
        at: '2026-11-20T09:30:00.000Z',
        requestIds: ['019a0000-0000-7000-8000-0000000000f2'],
      },
    ],
  },
}

function importExample(entity: AnyEntity, record: EntityValues): AnyExample {
  const columns = importColumns(entity).filter(({ holds }) => holds !== 'name')
  const headers = columns.map(({ header }) => header)
  const cells = columns.map((column) => writeCell(column, record, () => undefined))
  return {
    query: { preview: 'true' },
    body: writeCsv([headers, cells]),
    response: {
      progress: [100],
      report: {
        separator: 'comma',
        headers,
        fields: columns.map(({ key }) => key),
        created: 0,
        changed: 0,
        same: 1,
        rows: 1,
        isStored: false,
        sample: [{ row: 2, cells, outcome: 'same' }],
        refused: [],
      },
    },
  }
}
