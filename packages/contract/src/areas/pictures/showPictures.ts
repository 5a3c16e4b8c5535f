import { asText, fieldValue, imageFields, pictureAddress, type AnyEntity } from '@staff/entity'

import { recordsIn, type ShownRecords } from '../shownRecords'
import {
  partsIn,
  publicPicture,
  type PicturePartName,
  type PublicPicture,
  type StoredPicture,
} from './publicPicture'

/** The stored addresses of all pictures in public records, each once. */
export function picturesIn(shown: readonly ShownRecords[]): string[] {
  const found = slotsIn(shown).map(([, record, name]) =>
    pictureAddress(asText(fieldValue(record, name))),
  )
  return [...new Set(found.filter((address) => address !== ''))]
}

/**
 * Puts the pictures into public records in the place of their stored values: null where `storedOf` knows none. Returns the parts of pictures
 * that their addresses name.
 */
export function showPictures(
  shown: readonly ShownRecords[],
  storedOf: (address: string) => StoredPicture | undefined,
): PicturePartName[] {
  return slotsIn(shown).flatMap(([view, record, name]) => {
    const picture = pictureIn(view, record, name, storedOf)
    Object.assign(record, { [name]: picture ?? null })
    return picture ? partsIn(picture) : []
  })
}

function pictureIn(
  view: AnyEntity,
  record: object,
  name: string,
  storedOf: (address: string) => StoredPicture | undefined,
): PublicPicture | undefined {
  const value = asText(fieldValue(record, name))
  const stored = storedOf(pictureAddress(value))
  if (value === '' || !stored) return undefined
  const cuts = view.fields[name]?.cuts
  return publicPicture({ value, stored, title: view.titleOf(record), cuts })
}

/** Every field with a picture, of records and of their parts. */
function slotsIn(
  shown: readonly ShownRecords[],
): (readonly [view: AnyEntity, record: object, field: string])[] {
  return recordsIn(shown).flatMap(([view, record]) =>
    imageFields(view).map((name) => [view, record, name] as const),
  )
}
