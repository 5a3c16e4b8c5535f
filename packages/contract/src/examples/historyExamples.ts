import type { AnyEntity, EntityValues } from '@staff/entity'

import { revisionValues } from '../areas/history/revisions'
import type { AnyExample } from './CallExample'

/** The examples of the calls about the versions of a record. `shown` is its response. */
export function historyExamples(
  entity: AnyEntity,
  record: EntityValues,
  shown: EntityValues,
): Record<'history' | 'revision' | 'restore', AnyExample> {
  const params = { id: String(record[entity.idKey]) }
  const revision = {
    version: 1,
    reason: 'created',
    at: record['createdAt'],
    userId: '019a0000-0000-7000-9000-000000000001',
    userName: 'Ana Moreno',
    changed: [],
  }
  return {
    history: {
      params,
      query: { page: 1, pageSize: 25 },
      response: { records: [revision], total: 1 },
    },
    revision: {
      params: { ...params, version: '1' },
      response: { ...revision, values: revisionValues(entity, record) },
    },
    restore: { params, body: { version: 1 }, response: shown },
  }
}
