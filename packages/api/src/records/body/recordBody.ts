import { checkChange, checkNew, jsonObject, type CheckedRecord } from '@staff/contract'
import type { AnyEntity, EntityValues } from '@staff/entity'

import type { Db } from '../../platform/db/database'
import { missingImages } from '../images/storeImage'
import type { StoredRecord } from '../table/storedRecord'

/** The values of a new record. A draft may lack what only a publication needs. Throws a 422 with every invalid field. */
export function newValues(
  db: Db,
  entity: AnyEntity,
  body: unknown,
  isDraft = false,
): Promise<EntityValues> {
  return accepted(db, checkNew(entity, jsonObject(body), isDraft))
}

/** The values that a call changes, valid together with the stored ones. Throws a 422 like `newValues`. */
export function changedValues(
  db: Db,
  entity: AnyEntity,
  stored: StoredRecord,
  body: unknown,
  isDraft = false,
): Promise<EntityValues> {
  return accepted(db, checkChange(entity, stored, jsonObject(body), isDraft))
}

async function accepted(db: Db, { images, accept }: CheckedRecord): Promise<EntityValues> {
  const missing = await missingImages(db, images)
  return accept((url) => missing.includes(url))
}
