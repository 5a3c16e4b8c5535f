import { foldText, validate, type AnyEntity } from '@staff/entity'

import { importColumns, type CsvColumn } from '../csvColumns'

/**
 * The column of each heading, by the words of the product for it: its label, its name in calls, and its name in messages, such as 'Job
 * title'. Capitals, plurals, punctuation and notes in parentheses make no difference. Each column is matched once.
 */
export function matchHeadings(
  entity: AnyEntity,
  headers: readonly string[],
): (CsvColumn | undefined)[] {
  const inMessages = namesInMessages(entity)
  const left = new Map(
    importColumns(entity).map((column) => [
      column,
      namesOf(column, entity.labels.one, inMessages[column.key]),
    ]),
  )
  const matched = headers.map((): CsvColumn | undefined => undefined)
  // An exact label comes first, so that a similar heading before it does not take its column.
  for (const isMatch of [isLabel, isName])
    for (const [index, header] of headers.entries()) {
      const found = matched[index] ?? [...left].find((each) => isMatch(header, each))?.[0]
      matched[index] = found
      if (found) left.delete(found)
    }
  return matched
}

type Named = readonly [CsvColumn, ReadonlySet<string>]

function isLabel(header: string, [column]: Named): boolean {
  return foldText(header) === foldText(column.header)
}

function isName(header: string, [, names]: Named): boolean {
  const wanted = wordsOf(header)
  return wanted !== '' && names.has(wanted)
}

function namesOf({ key, header }: CsvColumn, one: string, inMessages = ''): ReadonlySet<string> {
  const inWords = key.replaceAll(/\p{Lu}/gu, ' $&')
  const names = [header, key, inWords, `${one} ${header}`, inMessages]
  return new Set(names.map(wordsOf).filter((name) => name !== ''))
}

/** The names that the messages for empty fields use: 'Job title' of 'Job title is required'. */
function namesInMessages({ schema, empty }: AnyEntity): Readonly<Record<string, string>> {
  const errors = Object.entries(validate(schema, empty).errors ?? {})
  return Object.fromEntries(
    errors.flatMap(([name, message]) =>
      message.endsWith(REQUIRED) ? [[name, message.slice(0, -REQUIRED.length)]] : [],
    ),
  )
}

const REQUIRED = ' is required'

/** The words of a heading without what people write differently: 'tag' for 'Tags', 'experience' for 'Experience (years)'. */
function wordsOf(text: string): string {
  const words = foldText(text.replaceAll(/\([^()]*\)/g, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .map((word) => (word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word))
    .join(' ')
}
