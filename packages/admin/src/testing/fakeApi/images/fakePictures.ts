import { missingImageMessage } from '@staff/contract'
import {
  type AnyEntity,
  type EntityValues,
  type FieldErrors,
  fieldValue,
  imageFields,
} from '@staff/entity'

import type { FakeContent } from '../fakeContent'

/** The stored pictures: those of the fixtures, and the one that replaces every upload. */
export function storedPictures({
  fixtures,
  uploadedImage,
}: Pick<FakeContent, 'fixtures' | 'uploadedImage'>): ReadonlySet<unknown> {
  const used = fixtures.flatMap(({ entity, records }) =>
    imageFields(entity).flatMap((field) =>
      records.map((record: object) => fieldValue(record, field)),
    ),
  )
  return new Set([...used, uploadedImage])
}

/** A message for each field whose picture is not stored. */
export function missingPictures(
  entity: AnyEntity,
  given: EntityValues,
  pictures: ReadonlySet<unknown>,
): FieldErrors {
  const missing = imageFields(entity).filter((field) => given[field] && !pictures.has(given[field]))
  return Object.fromEntries(missing.map((field) => [field, missingImageMessage(entity, field)]))
}
