/**
 * Number of characters as a person counts them: a family of emoji is one, and so is a letter with its accents. What
 * nobody writes in one character, more than ten code points, counts one by one: a text of so many characters has a
 * bounded size, too. Never more than the text's UTF-16 units. Counting stops soon after `enough`.
 */
export function countCharacters(text: string, enough = Infinity): number {
  if (!COMPLEX.test(text)) return codePoints(text)
  let count = 0
  for (let from = 0; from < text.length && count <= enough;) {
    const isLast = from + WINDOW >= text.length
    const window = text.slice(from, from + WINDOW)
    // Half of a pair would look like the end of the character before it.
    const whole = isLast ? window : window.replace(/[\uD800-\uDBFF]$/, '')
    const found = Array.from(segments.segment(whole), ({ segment }) => segment)
    // The window may end inside its last character, which then begins the next one.
    const counted = !isLast && found.length > 1 ? found.slice(0, -1) : found
    for (const character of counted) {
      count += weightOf(character)
      from += character.length
    }
  }
  return count
}

/** Whether a text has at most so many characters. */
export function isWithinCharacterLimit(text: string, max: number): boolean {
  if (text.length <= max) return true
  // A character has at most ten code points of two units.
  return text.length <= max * MAX_CODE_POINTS_PER_CHARACTER * 2 && countCharacters(text, max) <= max
}

/** How many code points one character can have, at most. */
export const MAX_CODE_POINTS_PER_CHARACTER = 10

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

// V8 takes the square of a text's length to go through it: a second for 48,000 units.
const WINDOW = 256

// Whatever joins others into one character. The last ones are letters that do.
const COMPLEX =
  /[\p{M}\p{Cf}\r\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11FF\uA960-\uA97F\uAC00-\uD7FF\u0E33\u0EB3\u0D4E\u{111C2}\u{111C3}\u{1193F}\u{11941}\u{11A3A}\u{11A84}-\u{11A89}\u{11D46}]/u

function weightOf(character: string): number {
  const points = character.length > MAX_CODE_POINTS_PER_CHARACTER ? codePoints(character) : 1
  return 1 + Math.max(0, points - MAX_CODE_POINTS_PER_CHARACTER)
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
