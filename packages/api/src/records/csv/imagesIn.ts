import type { IsMissing } from '@staff/contract'
import { imageFields, type AnyEntity, type EntityValues } from '@staff/entity'

import type { Db } from '../../platform/db/database'
import { missingImages } from '../images/storeImage'

/** Looks the pictures of several rows up in one statement. */
export async function imagesIn(
  db: Db,
  entity: AnyEntity,
  rows: readonly { given: EntityValues }[],
): Promise<IsMissing> {
  const fields = imageFields(entity)
  const urls = rows.flatMap(({ given }) => fields.map((field) => given[field]))
  const named = urls.filter((url) => typeof url === 'string' && url !== '').map(String)
  const missing = new Set(await missingImages(db, [...new Set(named)]))
  return (url) => missing.has(url)
}
