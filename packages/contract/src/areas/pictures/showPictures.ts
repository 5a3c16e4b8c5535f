import { asText, fieldValue, imageFields } from '@staff/entity'

import { recordsIn, type ShownRecords } from '../shownRecords'
import type { PublicPicture } from './publicPicture'

/** The stored addresses of all pictures in public records, each once. */
export function picturesIn(shown: readonly ShownRecords[]): string[] {
  const found = slotsIn(shown).map(([record, name]) => asText(fieldValue(record, name)))
  return [...new Set(found.filter((address) => address !== ''))]
}

/** Puts the pictures into public records in the place of their stored addresses: null where `pictureOf` knows none. */
export function showPictures(
  shown: readonly ShownRecords[],
  pictureOf: (address: string) => PublicPicture | undefined,
): void {
  for (const [record, name] of slotsIn(shown))
    Object.assign(record, { [name]: pictureOf(asText(fieldValue(record, name))) ?? null })
}

/** Every field with a picture, of records and of their parts. */
function slotsIn(shown: readonly ShownRecords[]): (readonly [record: object, field: string])[] {
  return recordsIn(shown).flatMap(([view, record]) =>
    imageFields(view).map((name) => [record, name] as const),
  )
}
