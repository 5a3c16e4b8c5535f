import type { AnyEntity } from '../entity'

/** The number field that shows the position of a record; undefined if there is none. */
export function positionField({ ordered, fields }: AnyEntity): string | undefined {
  return ordered && Object.hasOwn(fields, ordered.by) ? ordered.by : undefined
}
