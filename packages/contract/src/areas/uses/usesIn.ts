import {
  asText,
  imageFields,
  lacksDescription,
  markdownFields,
  readPicture,
  referencesOf,
  writePicture,
  type AnyEntity,
  type EntityValues,
} from '@staff/entity'

import { addressOfPicture, hashOfPicture, pictureAddressesIn } from '../pictures/pictureHash'

/** What a field of a record uses: a picture by its hash, or a record, which it refers to or whose text links to it. */
export interface UsedIn {
  field: string
  kind: 'picture' | 'link' | 'reference'
  target: string
  /** The area of a record; empty for a picture. */
  targetArea: string
  /** Whether nobody has described a picture whose field asks for that. */
  isUndescribed: boolean
}

/** What the values of a record use, each once. The server's index has the same, by the rules of `usesSql`. */
export function usesIn(entity: AnyEntity, values: EntityValues): UsedIn[] {
  const pictures = imageFields(entity).flatMap((field): UsedIn[] => {
    const value = asText(values[field])
    const target = hashOfPicture(value)
    const isAsked = entity.fields[field]?.alt === 'asked'
    const isUndescribed = isAsked && lacksDescription(value)
    return target === undefined ? [] : [pictureIn(field, target, isUndescribed)]
  })
  const texts = markdownFields(entity).flatMap((field) => usesInText(field, asText(values[field])))
  const references = Object.entries(referencesOf(entity)).flatMap(
    ([field, targetArea]): UsedIn[] => {
      const target = asText(values[field])
      return target === ''
        ? []
        : [{ field, kind: 'reference', target, targetArea, isUndescribed: false }]
    },
  )
  const all = [...pictures, ...texts, ...references]
  return [...new Map(all.map((use) => [JSON.stringify(use), use])).values()]
}

function usesInText(field: string, text: string): UsedIn[] {
  return [
    ...pictureAddressesIn(text).map((address) => pictureIn(field, hashOfPicture(address) ?? '')),
    ...[...text.matchAll(LINKS)].map(([, targetArea = '', id = '']): UsedIn => ({
      field,
      kind: 'link',
      target: id.toLowerCase(),
      targetArea,
      isUndescribed: false,
    })),
  ]
}

const LINKS = /record:([a-z-]{1,60})\/([A-Za-z\d_-]{1,60})/g

function pictureIn(field: string, target: string, isUndescribed = false): UsedIn {
  return { field, kind: 'picture', target, targetArea: '', isUndescribed }
}

/**
 * The values that change when a record shows another picture in place of one: in its pictures and in its texts. What describes it stays; a crop and a focus
 * fitted the former picture only.
 */
export function replacePicture(
  entity: AnyEntity,
  values: EntityValues,
  { from, to }: { from: string; to: string },
): EntityValues {
  const names = new Set(
    usesIn(entity, values)
      .filter(({ kind, target }) => kind === 'picture' && target === from)
      .map(({ field }) => field),
  )
  const address = addressOfPicture(to)
  return Object.fromEntries(
    [...names].map((name) => {
      const value = asText(values[name])
      if (entity.fields[name]?.kind !== 'image')
        return [name, value.replaceAll(addressOfPicture(from), address)]
      return [name, writePicture({ address, alt: readPicture(value).alt })]
    }),
  )
}
