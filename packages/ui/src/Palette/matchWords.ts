/** A part of a text, which a search has found or not. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** Where a word of a search is in a text: at the start, at the start of a word, inside a word, or nowhere. */
export type MatchPlace = 'start' | 'word' | 'inside'

/** The words of a search, which a text must all have. Upper case and accents do not count. */
export function searchWords(search: string): string[] {
  return plain(search).split(/\s+/u).filter(Boolean)
}

/** The best place of a word of `searchWords` in a text. */
export function placeOf(word: string, text: string): MatchPlace | undefined {
  const index = plain(text).search(atWords(word))
  if (index >= 0) return index === 0 ? 'start' : 'word'
  return anywhere(word).test(decompose(text)) ? 'inside' : undefined
}

/** Splits a text at the matches of a search. A match at the start of a word hides those inside of words. */
export function markMatches(text: string, search: string): TextPart[] {
  const decomposed = decompose(text)
  const found = searchWords(search).map((word) =>
    atWords(word).test(decomposed) ? atWords(word) : anywhere(word),
  )
  if (found.length === 0) return [{ text, isMatch: false }]
  const either = new RegExp(`(${found.map(({ source }) => source).join('|')})`, 'giu')
  // Every second part is a match, because the pattern has one group.
  return decomposed
    .split(either)
    .map((part, index) => ({ text: part.normalize('NFC'), isMatch: index % 2 === 1 }))
    .filter((part) => part.text)
}

function atWords(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${anywhere(word).source}`, 'iu')
}

/** The word with any accents on its letters. */
function anywhere(word: string): RegExp {
  const letters = Array.from(word, (letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&'))
  return new RegExp(`${letters.join('\\p{M}*')}\\p{M}*`, 'iu')
}

function plain(text: string): string {
  return decompose(text).replace(/\p{M}/gu, '').trimStart()
}

function decompose(text: string): string {
  return text.normalize('NFD')
}
