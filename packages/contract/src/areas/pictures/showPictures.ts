import { imageFields, type AnyEntity } from '@staff/entity'

import { partsKey, type PublicArea } from '../publicAreas'
import type { PublicPicture } from './publicPicture'

/** Public records of an area, which may have parts. */
export type ShownRecords = readonly [area: PublicArea, records: readonly object[]]

/** The stored addresses of all pictures in public records, each once. */
export function picturesIn(shown: readonly ShownRecords[]): string[] {
  const found = slotsIn(shown).map(([record, name]) => addressIn(record, name))
  return [...new Set(found.filter((address) => address !== ''))]
}

/** Puts the pictures into public records in the place of their stored addresses: null where `pictureOf` knows none. */
export function showPictures(
  shown: readonly ShownRecords[],
  pictureOf: (address: string) => PublicPicture | undefined,
): void {
  for (const [record, name] of slotsIn(shown))
    Object.assign(record, { [name]: pictureOf(addressIn(record, name)) ?? null })
}

type Slot = readonly [record: object, field: string]

/** Every field with a picture, of records and of their parts. */
function slotsIn(shown: readonly ShownRecords[]): Slot[] {
  return shown.flatMap(([{ entity, parts }, records]) =>
    records.flatMap((record) => [
      ...slotsOf(entity, record),
      ...parts.flatMap((part) =>
        listIn(record, partsKey(part)).flatMap((each) => slotsOf(part, each)),
      ),
    ]),
  )
}

function slotsOf(view: AnyEntity, record: object): Slot[] {
  return imageFields(view).map((name) => [record, name])
}

function listIn(record: object, key: string): object[] {
  const list: unknown = Reflect.get(record, key)
  return Array.isArray(list) ? list : []
}

function addressIn(record: object, name: string): string {
  const address: unknown = Reflect.get(record, name)
  return typeof address === 'string' ? address : ''
}
