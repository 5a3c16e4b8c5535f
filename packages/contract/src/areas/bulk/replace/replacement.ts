import { asText, labelOf, type AnyEntity, type EntityValues, type Field } from '@staff/entity'

import { bulkMessages } from '../../../messages/bulkMessages'
import { refused } from '../../../problems/Problem'
import { findPlaces, type Place, type Search } from './findPlaces'

/** A text to find in one field of records, and what to put in its place. */
export interface Replacement extends Search {
  /** The name of the field. */
  field: string
  /** It is put in as it is written. */
  replace: string
}

/** The replacement that the accepted values of a call name. */
export function replacementOf(values: EntityValues): Replacement {
  return {
    field: String(values['field']),
    find: String(values['find']),
    replace: String(values['replace']),
    matchCase: values['matchCase'] === true,
    wholeWords: values['wholeWords'] === true,
  }
}

/** The field with its new text. Empty if the record is as it should be. Throws a 422 if the text would be far too long. */
export function replacedValues(
  entity: AnyEntity,
  values: EntityValues,
  record: EntityValues,
): EntityValues {
  const replacement = replacementOf(values)
  const { field, replace } = replacement
  const text = asText(record[field])
  const places = placesToChange(text, replacement)
  if (places.length === 0) return {}
  const removed = places.reduce((sum, { start, end }) => sum + end - start, 0)
  const max = entity.fields[field]?.maxCharacters ?? MAX_UNLIMITED
  // A short text in many places could become one of many megabytes. Its rule would only refuse it.
  if (text.length - removed + places.length * replace.length > max * MAX_UNITS_PER_CHARACTER)
    throw refused({ [field]: bulkMessages.tooLong(labelOf(entity, field), max) })
  return { [field]: replaceAt(text, places, replace) }
}

/** The places that change. Where the new text stands already, nothing does. */
export function placesToChange(text: string, replacement: Replacement): Place[] {
  return findPlaces(text, replacement).filter(
    ({ start, end }) => text.slice(start, end) !== replacement.replace,
  )
}

function replaceAt(text: string, places: readonly Place[], replace: string): string {
  const kept = places.map(({ start }, index) => text.slice(places[index - 1]?.end ?? 0, start))
  return [...kept, text.slice(places.at(-1)?.end)].join(replace)
}

/** The maximum length of a text without a rule, in characters. */
const MAX_UNLIMITED = 20_000

/** As `isWithinCharacterLimit` counts: at most ten code points of two UTF-16 units each. */
const MAX_UNITS_PER_CHARACTER = 20

/** Whether the texts of a field can be replaced: it is free text, which several records may share. */
export function isReplaceable({ unique = [] }: AnyEntity, field: Field): boolean {
  const { name, kind, type, options, isRecordId } = field
  const isText = type === 'string' && (kind === 'text' || kind === 'multiline' || kind === 'url')
  return isText && !options && !isRecordId && !unique.includes(name)
}
