import { fieldValue, type AnyEntity } from '@staff/entity'

import { partsKey, type PublicArea } from './publicAreas'

/** Public records of an area, which may have parts. */
export type ShownRecords = readonly [area: PublicArea, records: readonly object[]]

/** Public records and their parts, each with its entity. */
export function recordsIn(
  shown: readonly ShownRecords[],
): (readonly [view: AnyEntity, record: object])[] {
  return shown.flatMap(([{ entity, parts }, records]) =>
    records.flatMap((record) => [
      [entity, record] as const,
      ...parts.flatMap((part) => partsIn(record, part).map((own) => [part, own] as const)),
    ]),
  )
}

function partsIn(record: object, part: AnyEntity): object[] {
  const own = fieldValue(record, partsKey(part))
  return Array.isArray(own) ? own : []
}
