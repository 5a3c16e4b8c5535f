import { asText, type EntityValues } from '@staff/entity'

import { json, type ValueOf } from '../../../call/json'
import { findPlaces, type Place } from './findPlaces'
import { placesToChange, replacementOf, type Replacement } from './replacement'

/** The most records of which a preview shows the places. */
const MAX_SAMPLES = 10

/** The most places that a preview shows of a record. */
const MAX_EXCERPTS = 3

/** How many UTF-16 units around a place are shown, on each side. */
const CONTEXT = 40

const excerptType = json.list(
  json.object({ text: json.text(), kind: json.choice(['same', 'removed', 'added']) }),
)

const sampleType = json.object({
  id: json.text(),
  title: json.text(),
  excerpts: json.list(excerptType),
  more: json.integer(),
})

/** The JSON type of a preview. */
export const previewType = json.object({ found: json.integer(), samples: json.list(sampleType) })

/** What a replacement would do: how often the text was found, and the first records that would change. */
export type ReplacePreview = ValueOf<typeof previewType>

/** A record that would change: the text around its first places, and how many more there are. */
export type ReplaceSample = ReplacePreview['samples'][number]

/** A part of a record's text, in parts that stay, go, or are new. */
export type Excerpt = ReplaceSample['excerpts'][number]

/** A record that was looked through. */
export interface LookedThrough {
  id: string
  title: string
  stored: EntityValues
  /** Whether it would change: nothing refuses it. */
  isChanged: boolean
}

/** The preview of a replacement in these records. */
export function previewReplacement(
  values: EntityValues,
  records: readonly LookedThrough[],
): ReplacePreview {
  const replacement = replacementOf(values)
  const textOf = ({ stored }: LookedThrough) => asText(stored[replacement.field])
  const found = records.reduce((sum, each) => sum + findPlaces(textOf(each), replacement).length, 0)
  const samples = records
    .filter(({ isChanged }) => isChanged)
    .slice(0, MAX_SAMPLES)
    .map((each) => sampleOf(each, textOf(each), replacement))
  return { found, samples }
}

/** The previews of several blocks as one. */
export function joinPreviews(previews: readonly ReplacePreview[]): ReplacePreview {
  return {
    found: previews.reduce((sum, { found }) => sum + found, 0),
    samples: previews.flatMap(({ samples }) => samples).slice(0, MAX_SAMPLES),
  }
}

function sampleOf(
  { id, title }: LookedThrough,
  text: string,
  replacement: Replacement,
): ReplaceSample {
  const places = placesToChange(text, replacement)
  const shown = places.slice(0, MAX_EXCERPTS)
  const excerpts = groupsOf(shown).map((group) =>
    excerptOf(text, group, { replace: replacement.replace, next: places[shown.length] }),
  )
  return { id, title, excerpts, more: places.length - shown.length }
}

/** Places that are so near that they share their surroundings. */
function groupsOf(places: readonly Place[]): Place[][] {
  const groups: Place[][] = []
  for (const place of places) {
    const last = groups.at(-1)
    const end = last?.at(-1)?.end
    if (last && end !== undefined && place.start - end <= 2 * CONTEXT) last.push(place)
    else groups.push([place])
  }
  return groups
}

interface Shown {
  replace: string
  /** The first place that is not shown. What follows an excerpt ends before it. */
  next: Place | undefined
}

function excerptOf(text: string, group: readonly Place[], { replace, next }: Shown): Excerpt {
  const [first] = group
  const last = group.at(-1)
  if (!first || !last) return []
  const parts = group.flatMap(({ start, end }, index): Excerpt => {
    const { end: from = start } = group[index - 1] ?? {}
    return [
      { text: text.slice(from, start), kind: 'same' },
      { text: text.slice(start, end), kind: 'removed' },
      { text: replace, kind: 'added' },
    ]
  })
  const whole: Excerpt = [
    { text: textBefore(text, first.start), kind: 'same' },
    ...parts,
    { text: textAfter(text, last.end, next?.start), kind: 'same' },
  ]
  return whole
    .filter((part) => part.text !== '')
    .map(({ kind, ...part }) => ({ kind, text: part.text.replaceAll(LINE_BREAK, ' ') }))
}

const LINE_BREAK = /[\n\r\t]/g

/** What stands before a place, from the beginning of a word where one is near. */
function textBefore(text: string, end: number): string {
  const start = Math.max(0, end - CONTEXT)
  if (start === 0) return text.slice(0, end)
  const near = text.slice(start, end)
  const word = near.search(/\s\S/)
  return `…${word < 0 ? near.replace(BROKEN_START, '') : near.slice(word + 1)}`
}

/** What stands after a place, up to the end of a word where one is near. */
function textAfter(text: string, start: number, limit = text.length): string {
  const end = Math.min(limit, start + CONTEXT)
  const near = text.slice(start, end)
  if (end >= text.length) return near
  const word = near.search(/\s\S*$/)
  return `${word < 0 ? near.replace(BROKEN_END, '') : near.slice(0, word)}…`
}

// A character that was cut: its marks, or half of a pair.
const BROKEN_START = /^[\uDC00-\uDFFF\p{M}\u200D\p{Emoji_Modifier}]+/u
const BROKEN_END = /[\uD800-\uDBFF\u200D]$/u
