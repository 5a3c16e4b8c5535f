import {
  findHiddenCharacter,
  hiddenIn,
  isWithinCharacterLimit,
  toNfc,
  type EntityValues,
} from '@staff/entity'

import { bulkMessages } from '../../../messages/bulkMessages'

/** The maximum length of what is found, in characters. */
export const MAX_FIND = 200

/** The maximum length of what is put in its place, in characters. */
export const MAX_REPLACE = 1000

/** What the values of a replacement name. */
export const REPLACEMENT_KEYS: readonly string[] = [
  'field',
  'find',
  'replace',
  'matchCase',
  'wholeWords',
]

/**
 * The accepted values of a replacement. Notes a message for each refused one. What is found may be white space only: two spaces in
 * place of one are a common slip, and the preview shows each place.
 */
export function acceptReplacement(
  fields: readonly string[],
  sent: EntityValues,
  errors: Map<string, string>,
): EntityValues {
  const { field, find, replace, matchCase = false, wholeWords = false } = sent
  for (const key of Object.keys(sent))
    if (!REPLACEMENT_KEYS.includes(key)) errors.set(key, `Unknown field: ${key}`)
  if (!fields.some((each) => each === field)) errors.set('field', bulkMessages.textField(fields))
  const messages = {
    find: refuseFind(find),
    replace: refuseReplace(replace),
    matchCase: typeof matchCase === 'boolean' ? undefined : bulkMessages.yesOrNo('matchCase'),
    wholeWords: typeof wholeWords === 'boolean' ? undefined : bulkMessages.yesOrNo('wholeWords'),
  }
  for (const [name, message] of Object.entries(messages)) if (message) errors.set(name, message)
  // Stored texts are composed. An é that was typed as two characters is found, too.
  return { field, find: composed(find), replace: composed(replace), matchCase, wholeWords }
}

/** The message for what is found; undefined if it is accepted. */
export function refuseFind(find: unknown): string | undefined {
  return find === '' || find === undefined
    ? bulkMessages.findMissing
    : refuseText('Find', find, MAX_FIND)
}

/** The message for what is put in; undefined if it is accepted. */
export function refuseReplace(replace: unknown): string | undefined {
  return refuseText('Replace with', replace, MAX_REPLACE)
}

function refuseText(label: string, text: unknown, max: number): string | undefined {
  if (typeof text !== 'string') return `${label} must be text`
  if (!isWithinCharacterLimit(text, max)) return bulkMessages.tooLong(label, max)
  const options = { multiline: true }
  return findHiddenCharacter(text, options)
    ? `${label} contains a ${hiddenIn(text, options)}`
    : undefined
}

function composed(text: unknown): unknown {
  return typeof text === 'string' ? toNfc(text) : text
}
