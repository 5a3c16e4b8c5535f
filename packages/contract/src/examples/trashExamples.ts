import type { AnyEntity, EntityValues } from '@staff/forms/entity'

import type { AnyExample } from './CallExample'

/** The examples of the calls that delete a record, and list those that were deleted. */
export function trashExamples(
  { idKey, titleOf }: AnyEntity,
  record: EntityValues,
): Record<'remove' | 'trash', AnyExample> {
  const trashed = {
    id: record[idKey],
    title: titleOf(record),
    version: Number(record['version']) + 1,
    deletedAt: '2026-11-20T09:30:00.000Z',
    deletedById: '019a0000-0000-7000-9000-000000000001',
    deletedByName: 'Ana Moreno',
    expiresAt: '2026-12-20T09:30:00.000Z',
  }
  return {
    remove: { params: { id: String(record[idKey]) } },
    trash: {
      query: { q: '', page: 1, pageSize: 25 },
      response: { records: [trashed], total: 1 },
    },
  }
}
