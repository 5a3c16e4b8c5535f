import type { AnyEntity } from '@staff/entity'

import { areaCalls } from './areaCalls'
import { importCall } from './csv/import/importCall'

/** All calls of an area. */
export function allAreaCalls<E extends AnyEntity>(entity: E) {
  return { ...areaCalls(entity), import: importCall(entity) }
}

/** All calls of an area, by their names. */
export type AllAreaCalls = ReturnType<typeof allAreaCalls<AnyEntity>>
