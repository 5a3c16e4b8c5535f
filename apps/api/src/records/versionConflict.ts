import type { AnyEntity } from '@staff/forms/entity'

import { Problem } from '../problems/problem'
import { entityTag } from '../requests/ifMatch'
import type { StoredRecord } from './table/recordTable'

/** The 412 for a change or a deletion that was made on an older version, with the record as it is stored. */
export function newer(entity: AnyEntity, current: StoredRecord): Problem {
  return new Problem(
    412,
    `Someone has changed this ${entity.labels.one} since you opened it. Nothing was changed.`,
    { current, headers: { etag: entityTag(current) } },
  )
}
