import type { AnyEntity } from '../entity'
import type { Option } from '../field/field'

/** A part of a search. A record fits if a searched text contains `text`, or a choice has one of the values that the words name. */
export interface SearchTerm {
  text: string
  /** The values of choices that the words name, by field. Fields without any are left out. */
  choices: Readonly<Record<string, readonly string[]>>
}

// More would make a statement that only a program writes. The last one has the rest of the words.
const MAX_TERMS = 8

/**
 * What a search looks for; a record must fit all terms. It is the whole text as one, unless the entity finds choices by their words
 * (`searchedChoices`): then each word is a term, or several that are a name together: 'deleted blog ana', 'logged in'.
 */
export function searchTerms(entity: AnyEntity, q: string): SearchTerm[] {
  if (q === '') return []
  const named = namesOf(entity)
  if (named.length === 0) return [{ text: q, choices: {} }]
  const terms: SearchTerm[] = []
  let rest = wordsOf(q)
  while (rest.length > 0) {
    if (terms.length === MAX_TERMS - 1) return [...terms, { text: rest.join(' '), choices: {} }]
    const length = lengthOfName(named, rest)
    const words = rest.slice(0, length)
    terms.push({ text: words.join(' '), choices: choicesOf(named, words) })
    rest = rest.slice(length)
  }
  return terms
}

interface NamedOption {
  field: string
  value: string
  /** Its names, in words. */
  names: readonly (readonly string[])[]
}

function namesOf({ searchedChoices = [], fields }: AnyEntity): NamedOption[] {
  return searchedChoices.flatMap((field) =>
    (fields[field]?.options ?? []).map((option: Option) => ({
      field,
      value: String(option.value),
      names: [option.label, ...(option.words ?? [])].map((name) => wordsOf(name.toLowerCase())),
    })),
  )
}

/** How many of the first words are one name together. */
function lengthOfName(named: readonly NamedOption[], words: readonly string[]): number {
  const lengths = named.flatMap(({ names }) => names.map((name) => name.length))
  const longest = Math.min(Math.max(1, ...lengths), words.length)
  for (let length = longest; length > 1; length -= 1) {
    const first = words.slice(0, length)
    if (named.some((each) => isNamed(each, first))) return length
  }
  return 1
}

function choicesOf(named: readonly NamedOption[], words: readonly string[]): SearchTerm['choices'] {
  const choices: Record<string, string[]> = {}
  for (const each of named.filter((option) => isNamed(option, words)))
    choices[each.field] = [...(choices[each.field] ?? []), each.value]
  return choices
}

/** Whether words name an option: one of the words of its names, or a whole name. The last one may still be typed. */
function isNamed({ names }: NamedOption, words: readonly string[]): boolean {
  const typed = words.map((word) => word.normalize('NFC').toLowerCase())
  const [word = ''] = typed
  // A single letter begins too many words to mean one.
  if (typed.length === 1)
    return word.length > 1 && names.some((name) => name.some((each) => each.startsWith(word)))
  return names.some(
    (name) =>
      name.length === typed.length &&
      typed.every((each, index) =>
        index === typed.length - 1 ? name[index]?.startsWith(each) : name[index] === each,
      ),
  )
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean)
}
