import type { AnyEntity, EntityValues } from '@staff/entity'

import type { liveCalls } from '../areas/live/liveCalls'
import type { AnyExample } from './CallExample'

/** The examples of the calls that say when the public site shows a record. */
export function liveExamples(
  { idKey }: AnyEntity,
  record: EntityValues,
): Record<keyof ReturnType<typeof liveCalls>, AnyExample> {
  const params = { id: String(record[idKey]) }
  const version = Number(record['version'])
  const response = {
    status: 'Published',
    live: [{ version, from: '2026-11-24T09:00:00.000Z', until: null }],
  }
  return {
    live: { params, response: { ...response, ended: [] } },
    publish: {
      params,
      body: { version, from: '2026-11-24T09:00:00Z', until: null },
      response,
    },
    unpublish: { params, body: { version }, response: { status: 'Unpublished', live: [] } },
    cancelScheduled: { params, body: { version, from: '2026-12-01T09:00:00Z' }, response },
    end: { params, body: { version, until: null }, response },
  }
}
