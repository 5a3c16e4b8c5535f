import { string } from 'yup'

import { CODE_POINTS, hasAtMost } from '../countCharacters'
import { countWords } from '../countWords'
import { hiddenCharacter, type HiddenOptions } from '../hiddenCharacters'

/** A text of one line that may be left empty, trimmed, of at most `most` characters; each white space is a plain one. */
export function optionalText(label: string, most = 200) {
  return visibleText(label)
    .transform(withPlainSpaces)
    .test(onlyVisible())
    .test(atMostCharacters(most))
    .test(storable)
    .default('')
}

/** A required text of one line, as above; `named` is what its message calls it. */
export function text(label: string, most = 200, named = label) {
  return optionalText(label, most).required(`${named} is required`)
}

/** A text of several lines that may be left empty, trimmed, of at most `most` characters. */
export function optionalMultiline(label: string, most = 5000) {
  return visibleText(label)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .test(onlyVisible({ multiline: true }))
    .test(atMostCharacters(most))
    .default('')
}

/** A required text of several lines, trimmed, of at most `most` characters. */
export function multiline(label: string, most = 5000, named = label) {
  return optionalMultiline(label, most).required(`${named} is required`)
}

/** A text of one line, trimmed, with plain spaces in place of all other white space. */
export function withPlainSpaces(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[\t\n\r\p{Zs}]/gu, ' ').trim() : value
}

function visibleText(label: string) {
  return string().label(label).typeError('${label} must be text')
}

/** The rule that a text has no character that cannot be seen; its message names the first one and its place. */
export function onlyVisible(options?: HiddenOptions) {
  return {
    name: 'visible',
    message: ({ label, value }: { label?: string; value?: string }) =>
      `${label} contains a ${hiddenIn(value ?? '', options)}`,
    test: (value: string | undefined) => !hiddenCharacter(value ?? '', options),
  }
}

/** The first hidden character in words: 'zero width space (U+200B) after "Ana"'. */
export function hiddenIn(value: string, options?: HiddenOptions): string {
  const { name = '', after = '' } = hiddenCharacter(value, options) ?? {}
  return `${name} ${after ? `after "${after}"` : 'at its beginning'}`
}

/** The rule that a text has at most `most` characters as a person counts them. */
export function atMostCharacters(most: number) {
  return {
    name: 'max',
    params: { max: most, maxCodePoints: most * CODE_POINTS },
    message: '${label} should not exceed ${max} characters',
    test: (value: string | undefined) => hasAtMost(value ?? '', most),
  }
}

// What is listed is indexed, and an entry of an index has 2,704 bytes.
const MOST_BYTES = 2500

/** Texts of one line are listed and sorted by: two hundred of the largest emoji would be too much for that. */
const storable = {
  name: 'bytes',
  message: '${label} has too many large characters: shorten it',
  test: (value: string | undefined) =>
    (value?.length ?? 0) * 3 <= MOST_BYTES || bytesOf(value ?? '') <= MOST_BYTES,
}

function bytesOf(value: string): number {
  return new TextEncoder().encode(value).length
}

/** The rule that a text has at most `most` words; its message says how many it has. */
export function atMostWords(most: number) {
  return {
    name: 'atMostWords',
    params: { maxWords: most },
    message: ({ label, value }: { label?: string; value?: string }) =>
      `${label} should not exceed ${most} words (currently ${countWords(value ?? '')} words)`,
    test: (value: string | undefined) => countWords(value ?? '') <= most,
  }
}
