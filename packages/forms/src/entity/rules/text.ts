import { string } from 'yup'

import { MAX_CODE_POINTS_PER_CHARACTER, isWithinCharacterLimit } from '../countCharacters'
import { countWords } from '../countWords'
import { findHiddenCharacter, type HiddenOptions } from '../hiddenCharacters'

export interface TextOptions {
  /**
   * The longest text, in characters as a person counts them.
   * @default 200, or 5000 where it has several lines
   */
  max?: number
}

export interface RequiredTextOptions extends TextOptions {
  /**
   * What the message calls the field when it is empty.
   * @default its label
   */
  requiredAs?: string
}

export interface MultilineOptions extends RequiredTextOptions {
  /**
   * The longest text, in words.
   * @default as many as its characters make
   */
  maxWords?: number
}

/** A text of one line that may be left empty; it is trimmed, and each white space becomes a plain one. */
export function optionalText(label: string, { max = 200 }: TextOptions = {}) {
  return anyText(label)
    .transform(withPlainSpaces)
    .test(onlyVisible())
    .test(maxCharacters(max))
    .test(indexable)
    .meta({ kind: 'text', ...characterLimits(max) })
    .default('')
}

/** A required text of one line, as above. */
export function text(label: string, { requiredAs = label, ...options }: RequiredTextOptions = {}) {
  return optionalText(label, options).required(`${requiredAs} is required`)
}

/** A text of several lines that may be left empty; it is trimmed. */
export function optionalMultiline(label: string, { max = 5000 }: TextOptions = {}) {
  return anyText(label)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .test(onlyVisible({ multiline: true }))
    .test(maxCharacters(max))
    .meta({ kind: 'multiline', ...characterLimits(max) })
    .default('')
}

/** A required text of several lines, as above. */
export function multiline(
  label: string,
  { requiredAs = label, maxWords, ...options }: MultilineOptions = {},
) {
  const required = optionalMultiline(label, options).required(`${requiredAs} is required`)
  return maxWords === undefined ? required : required.test(wordLimit(maxWords)).meta({ maxWords })
}

/** A text of one line, trimmed, with plain spaces in place of all other white space. */
export function withPlainSpaces(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[\t\n\r\p{Zs}]/gu, ' ').trim() : value
}

function anyText(label: string) {
  return string().label(label).typeError('${label} must be text')
}

/** The limits of a text of at most `max` characters, for the `meta` of its field. */
export function characterLimits(max: number) {
  return { maxCharacters: max, maxCodePoints: max * MAX_CODE_POINTS_PER_CHARACTER }
}

/** The rule that a text has no character that cannot be seen; its message names the first one and its place. */
export function onlyVisible(options?: HiddenOptions) {
  return {
    name: 'visible',
    message: ({ label, value }: { label?: string; value?: string }) =>
      `${label} contains a ${hiddenIn(value ?? '', options)}`,
    test: (value: string | undefined) => !findHiddenCharacter(value ?? '', options),
  }
}

/** The first hidden character in words: 'zero width space (U+200B) after "Ana"'. */
export function hiddenIn(value: string, options?: HiddenOptions): string {
  const { name = '', after = '' } = findHiddenCharacter(value, options) ?? {}
  return `${name} ${after ? `after "${after}"` : 'at its beginning'}`
}

function maxCharacters(max: number) {
  return {
    name: 'max',
    message: `\${label} should not exceed ${max} characters`,
    test: (value: string | undefined) => isWithinCharacterLimit(value ?? '', max),
  }
}

// Lists have indexes, and PostgreSQL refuses an index entry of more than 2,704 bytes.
const MAX_INDEXED_BYTES = 2500

/** Two hundred of the largest emoji are too many bytes for the index of a list. */
const indexable = {
  name: 'bytes',
  message: '${label} has too many large characters: shorten it',
  test: (value: string | undefined) =>
    (value?.length ?? 0) * 3 <= MAX_INDEXED_BYTES || byteLength(value ?? '') <= MAX_INDEXED_BYTES,
}

function byteLength(value: string): number {
  return new TextEncoder().encode(value).length
}

function wordLimit(max: number) {
  return {
    name: 'maxWords',
    message: ({ label, value }: { label?: string; value?: string }) =>
      `${label} should not exceed ${max} words (currently ${countWords(value ?? '')} words)`,
    test: (value: string | undefined) => countWords(value ?? '') <= max,
  }
}
