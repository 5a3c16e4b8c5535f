import { missingImageMessage } from '@staff/contract'
import type { AnyEntity, EntityValues, FieldErrors } from '@staff/forms/entity'

import type { FakeContent } from '../fakeContent'

/** The pictures that the fake server has stored: those of its content, and the one that every upload becomes. */
export function storedPictures({
  fixtures,
  uploadedImage,
}: Pick<FakeContent, 'fixtures' | 'uploadedImage'>): ReadonlySet<unknown> {
  const used = fixtures.flatMap(({ entity, records }) =>
    imageFields(entity).flatMap((field) =>
      records.map((record: object) => Reflect.get(record, field)),
    ),
  )
  return new Set([...used, uploadedImage])
}

/** A message for each field that was given the address of a picture which is not stored. */
export function missingPictures(
  entity: AnyEntity,
  given: EntityValues,
  pictures: ReadonlySet<unknown>,
): FieldErrors {
  const missing = imageFields(entity).filter((field) => given[field] && !pictures.has(given[field]))
  return Object.fromEntries(missing.map((field) => [field, missingImageMessage(entity, field)]))
}

function imageFields({ fields }: AnyEntity): string[] {
  return Object.values(fields).flatMap(({ name, kind }) => (kind === 'image' ? [name] : []))
}
