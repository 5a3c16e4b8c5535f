import { string } from 'yup'

import type { TextFormat } from '../field/field'
import { MAX_CODE_POINTS_PER_CHARACTER, isWithinCharacterLimit } from '../text/countCharacters'
import { wordCounter } from '../text/wordCounter'
import { findHiddenCharacter, type HiddenOptions } from '../text/hiddenCharacters'

export interface TextOptions {
  /**
   * The maximum length in characters as a person counts them.
   * @default 200, or 5000 for multiline text
   */
  max?: number
}

export interface RequiredTextOptions extends TextOptions {
  /**
   * The field's name in the message for an empty value.
   * @default its label
   */
  requiredAs?: string
}

/** How the characters of a text are read. */
export interface FormatOptions {
  /**
   * `markdown` for a text with structure: a form offers its marks, and the public site gets it as Markdown and as HTML.
   * @default plain text
   */
  format?: TextFormat
}

export interface OptionalMultilineOptions extends TextOptions, FormatOptions {}

export interface MultilineOptions extends RequiredTextOptions, FormatOptions {
  /**
   * The maximum length in words.
   * @default no limit
   */
  maxWords?: number
}

/** An optional text of one line. It is trimmed, and all white space becomes plain spaces. */
export function optionalText(label: string, { max = 200 }: TextOptions = {}) {
  return anyText(label)
    .transform(withPlainSpaces)
    .test(onlyVisible())
    .test(maxCharacters(max))
    .test(indexable)
    .meta({ kind: 'text', ...characterLimits(max) })
    .default('')
}

/** A required text of one line, otherwise as `optionalText`. */
export function text(label: string, { requiredAs = label, ...options }: RequiredTextOptions = {}) {
  return optionalText(label, options).required(`${requiredAs} is required`)
}

/** An optional text of several lines. It is trimmed. */
export function optionalMultiline(
  label: string,
  { max = 5000, format }: OptionalMultilineOptions = {},
) {
  return anyText(label)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .test(onlyVisible({ multiline: true }))
    .test(maxCharacters(max))
    .meta({ kind: 'multiline', ...(format && { format }), ...characterLimits(max) })
    .default('')
}

/** A required text of several lines, otherwise as `optionalMultiline`. */
export function multiline(
  label: string,
  { requiredAs = label, maxWords, ...options }: MultilineOptions = {},
) {
  const required = optionalMultiline(label, options).required(`${requiredAs} is required`)
  if (maxWords === undefined) return required
  return required.test(wordLimit(maxWords, options.format)).meta({ maxWords })
}

/** Trims a text and replaces all its white space by plain spaces. */
export function withPlainSpaces(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[\t\n\r\p{Zs}]/gu, ' ').trim() : value
}

function anyText(label: string) {
  return string().label(label).typeError('${label} must be text')
}

/** The limits of a text of at most `max` characters, for its `meta`. */
export function characterLimits(max: number) {
  return { maxCharacters: max, maxCodePoints: max * MAX_CODE_POINTS_PER_CHARACTER }
}

/** Refuses hidden characters. The message names the first one and its place. */
export function onlyVisible(options?: HiddenOptions) {
  return {
    name: 'visible',
    message: ({ label, value }: { label?: string; value?: string }) =>
      `${label} contains a ${hiddenIn(value ?? '', options)}`,
    test: (value: string | undefined) => !findHiddenCharacter(value ?? '', options),
  }
}

/** Describes the first hidden character: 'zero width space (U+200B) after "Ana"'. */
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

// PostgreSQL refuses index entries of more than 2,704 bytes, and sorted lists have indexes.
const MAX_INDEXED_BYTES = 2500

/** 200 of the largest emoji exceed the size of an index entry. */
const indexable = {
  name: 'bytes',
  message: '${label} has too many large characters: shorten it',
  test: (value: string | undefined) =>
    (value?.length ?? 0) * 3 <= MAX_INDEXED_BYTES || byteLength(value ?? '') <= MAX_INDEXED_BYTES,
}

function byteLength(value: string): number {
  return new TextEncoder().encode(value).length
}

function wordLimit(max: number, format: TextFormat | undefined) {
  const count = wordCounter(format)
  return {
    name: 'maxWords',
    message: ({ label, value }: { label?: string; value?: string }) =>
      `${label} should not exceed ${max} words (currently ${count(value ?? '')} words)`,
    test: (value: string | undefined) => count(value ?? '') <= max,
  }
}
