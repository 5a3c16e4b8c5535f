/**
 * Counts characters as a person does: an emoji family is one, and so is a letter with its accents. From the eleventh
 * code point on, each code point of a character counts as one, so a limit in characters also limits the size. The
 * result never exceeds the UTF-16 units. Counting stops soon after `stopAfter`.
 */
export function countCharacters(text: string, stopAfter = Infinity): number {
  if (!COMPLEX.test(text)) return codePoints(text)
  let count = 0
  for (let from = 0; from < text.length && count <= stopAfter;) {
    const isLast = from + WINDOW >= text.length
    const window = text.slice(from, from + WINDOW)
    // A lone high surrogate would join the character before it.
    const whole = isLast ? window : window.replace(/[\uD800-\uDBFF]$/, '')
    const found = Array.from(segments.segment(whole), ({ segment }) => segment)
    // The window may cut its last character, which is then counted again with the next window.
    const counted = !isLast && found.length > 1 ? found.slice(0, -1) : found
    for (const character of counted) {
      count += weightOf(character)
      from += character.length
    }
  }
  return count
}

/** Whether a text has at most `max` characters. */
export function isWithinCharacterLimit(text: string, max: number): boolean {
  if (text.length <= max) return true
  // A character has at most ten code points of two units each.
  return text.length <= max * MAX_CODE_POINTS_PER_CHARACTER * 2 && countCharacters(text, max) <= max
}

/** The number of code points that count as one character at most. */
export const MAX_CODE_POINTS_PER_CHARACTER = 10

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Segmenting takes quadratic time in V8: one second for 48,000 units. Hence the text is segmented in windows.
const WINDOW = 256

// Whatever can join code points into one character. The last ones are letters that do.
const COMPLEX =
  /[\p{M}\p{Cf}\r\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11FF\uA960-\uA97F\uAC00-\uD7FF\u0E33\u0EB3\u0D4E\u{111C2}\u{111C3}\u{1193F}\u{11941}\u{11A3A}\u{11A84}-\u{11A89}\u{11D46}]/u

const SURROGATE = /[\uD800-\uDFFF]/

function weightOf(character: string): number {
  const points = character.length > MAX_CODE_POINTS_PER_CHARACTER ? codePoints(character) : 1
  return 1 + Math.max(0, points - MAX_CODE_POINTS_PER_CHARACTER)
}

function codePoints(text: string): number {
  if (!SURROGATE.test(text)) return text.length
  let count = 0
  for (const _ of text) count += 1
  return count
}
