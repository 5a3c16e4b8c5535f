/** What to find in a text. */
export interface Search {
  find: string
  /** Whether capitals and small letters differ. */
  matchCase: boolean
  /** Whether a place inside a longer word does not count. */
  wholeWords: boolean
}

/** A place in a text, in UTF-16 units. The end is not part of it. */
export interface Place {
  start: number
  end: number
}

/**
 * The places of a text in another one, from its start to its end, none of which overlap. What is found is compared as it is
 * written, never as a pattern. All kinds of spaces are equal, since nobody sees how they differ. A place begins and ends between
 * whole characters: 'e' is not found in an e with a mark below, nor 's' in 'ß'.
 */
export function findPlaces(text: string, { find, matchCase, wholeWords }: Search): Place[] {
  const needle = fold(find, matchCase)
  const folded = fold(text, matchCase)
  // Most records do not have it, so the work below is for few.
  if (needle === '' || !folded.includes(needle)) return []
  const indexOf = originalIndices(text, folded, matchCase)
  const places: Place[] = []
  for (let from = 0; ;) {
    const index = folded.indexOf(needle, from)
    if (index < 0) return places
    const place = { start: indexOf(index), end: indexOf(index + needle.length) }
    const isPlace = isWhole(text, place) && (!wholeWords || isWord(text, place))
    if (isPlace) places.push(place)
    from = index + (isPlace ? needle.length : 1)
  }
}

/** A text in which all spaces are the plain one and, unless the case matters, letters that differ in case only are equal. */
function fold(text: string, matchCase: boolean): string {
  const plain = text.replaceAll(SPACE, ' ')
  return matchCase ? plain : foldCase(plain)
}

// Capitals first make ß to ss. Before that, the capital ẞ becomes ß. The small sigma has a form for the end of a word.
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

// Each of them is one UTF-16 unit, as the plain space is.
const SPACE = /\p{Zs}/gu

/**
 * Returns a function that gives the index in the text for one in its folded form: -1 inside a letter that has become several.
 * No letter becomes shorter, so forms of equal length have equal indices.
 */
function originalIndices(
  text: string,
  folded: string,
  matchCase: boolean,
): (index: number) => number {
  if (folded.length === text.length) return (index) => index
  const indices = new Int32Array(folded.length + 1).fill(-1)
  let index = 0
  let folding = 0
  for (const letter of text) {
    indices[folding] = index
    index += letter.length
    folding += isPlain(letter) ? 1 : fold(letter, matchCase).length
  }
  indices[folding] = index
  return (each) => indices[each] ?? -1
}

function isPlain(letter: string): boolean {
  return letter <= '\u007F'
}

/** Whether a place cuts no character: no mark, joiner or skin tone stands behind it, and none begins it. */
function isWhole(text: string, { start, end }: Place): boolean {
  if (start < 0 || end < 0) return false
  return (
    !CONTINUES.test(at(text, start)) && !CONTINUES.test(at(text, end)) && !isJoined(text, start)
  )
}

const CONTINUES = /^[\p{M}\p{Emoji_Modifier}\u200D]/u

function isJoined(text: string, start: number): boolean {
  return text[start - 1] === '\u200D'
}

/** Whether a place is no part of a longer word. An end that is no letter or digit, as in 'C++', needs no end of a word. */
function isWord(text: string, { start, end }: Place): boolean {
  return !isInWord(text, start) && !isInWord(text, end)
}

function isInWord(text: string, index: number): boolean {
  return LETTER.test(before(text, index)) && LETTER.test(at(text, index))
}

// A mark belongs to its letter, and the underscore to names in programs.
const LETTER = /^[\p{L}\p{M}\p{N}\p{Pc}]/u

/** The character that begins at an index; '' at the end of the text. */
function at(text: string, index: number): string {
  const point = text.codePointAt(index)
  return point === undefined ? '' : String.fromCodePoint(point)
}

/** The character that ends at an index; '' at the beginning of the text. */
function before(text: string, index: number): string {
  const pair = text.slice(Math.max(0, index - 2), index)
  return at(pair, 0).length === pair.length ? pair : pair.slice(1)
}
