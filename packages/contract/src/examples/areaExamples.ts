import { fixtures } from '@staff/forms/content/fixtures'
import type { EntityValues, Fixtures } from '@staff/forms/entity'

import type { AreaCalls } from '../areas/areaCalls'
import { computedColumns } from '../content/computed'
import { presentRecord } from '../rules/presentRecord'
import type { AnyExample } from './CallExample'

/** The examples of an area's calls, from its fixtures. */
export function areaExamples({
  entity,
  records,
  filled,
  create,
}: Fixtures): Record<keyof AreaCalls, AnyExample> {
  const params = { id: String(filled[entity.idKey]) }
  const shown = (record: EntityValues) => presentRecord(entity, record, recordsOf, computedColumns)
  const [searched = ''] = entity.searched
  const values = Object.keys(entity.fields).map((field) => [field, filled[field]])
  return {
    list: {
      query: { q: '', page: 1, pageSize: 25 },
      response: { records: records.slice(0, 1).map(shown), total: 1 },
    },
    read: { params, response: shown(filled) },
    create: {
      body: { ...Object.fromEntries(values), ...create },
      response: shown({ ...filled, updatedAt: filled['createdAt'], version: 1 }),
    },
    change: {
      params,
      body: { [searched]: filled[searched] },
      response: shown(filled),
    },
    remove: { params },
    bulk: {
      body: { action: 'delete', ids: [params.id], versions: [filled['version']] },
      response: {
        done: 1,
        refused: [],
        undo: '019a0000-0000-7000-8000-0000000000f1',
        rest: { ids: [], versions: [] },
      },
    },
  }
}

function recordsOf(area: string): readonly EntityValues[] {
  return fixtures.find(({ entity }) => entity.area === area)?.records ?? []
}
