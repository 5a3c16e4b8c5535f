import type { AnyEntity, EntityValues } from '@staff/entity'

import type { AnyExample } from './CallExample'

/** A deleted record as the trash lists it. */
export function trashedExample({ area, idKey, titleOf }: AnyEntity, record: EntityValues) {
  return {
    area,
    id: String(record[idKey]),
    title: titleOf(record),
    version: Number(record['version']) + 1,
    deletedAt: '2026-11-20T09:30:00.000Z',
    deletedById: '019a0000-0000-7000-9000-000000000001',
    deletedByName: 'Ana Moreno',
    expiresAt: '2026-12-20T09:30:00.000Z',
  }
}

/** The examples of the calls that delete a record, and list those that were deleted. */
export function trashExamples(
  entity: AnyEntity,
  record: EntityValues,
): Record<'remove' | 'trash', AnyExample> {
  return {
    remove: { params: { id: String(record[entity.idKey]) } },
    trash: {
      query: { q: '', page: 1, pageSize: 25 },
      response: { records: [trashedExample(entity, record)], total: 1 },
    },
  }
}
