/** Texts of a given length that nearly match a rule or are expensive to parse. */
export function hostileTexts(length: number): string[] {
  return [...UNITS.map((unit) => filled('', unit, '', length)), ...nearMisses(length)]
}

/** Lists of texts whose JSON has a given length. */
export function hostileLists(length: number): string[][] {
  const one = ['', 'a', 'A ', '\u0315\u0300'].map((entry) =>
    Array.from({ length: Math.floor(length / (entry.length + 3)) }, () => entry),
  )
  const distinct = Array.from({ length: Math.floor(length / 9) }, (_, index) => `tag ${index}`)
  return [...one, distinct, hostileTexts(length)]
}

const SIGNS = Array.from('aA1-.@!/:%"<\\\0\uD800\u200D\u202E')

// Words with all kinds of white space between, before and after them.
const WORDS = [' ', '\t', '\n', '\u00A0', '\u2003', 'a ', ' a', 'a\n', '\u2003a\u00A0']

// Letters of several code points, and marks in the most expensive order to normalize.
const LETTERS = ['é', 'e\u0301', '\u0315\u0300', '\u1112\u1161\u11AB', '👩‍💻', 'ﷺ', 'İ', 'ß']

const UNITS = [...SIGNS, ...WORDS, ...LETTERS]

function nearMisses(length: number): string[] {
  const label = `${'a'.repeat(63)}.`
  return [
    // Emails.
    filled('', 'a', '@', length),
    filled('a@', 'a', '', length),
    filled('a@', 'a.', '', length),
    filled('a@', 'a.', '@', length),
    filled(`${'a'.repeat(64)}@`, label, '!', length),
    filled('', 'a@a.', ' ', length),
    // URLs.
    filled('https://', 'a', '', length),
    filled('https://', 'a.', ' ', length),
    filled('https://', 'é', '.com', length),
    filled('https://', 'a@', 'a', length),
    filled('https://www.linkedin.com/', '../', ' ', length),
    filled('https://', '%61', '.linkedin.com', length),
    filled('http://[', ':', ']', length),
    `https://${differentLetters(length - 12)}.com`,
    // Images, ids, choices and numbers.
    filled('/api/images/', 'a', '.webp', length),
    filled('01234567', '-abcd', '', length),
    filled('Full-time', ' ', '.', length),
    filled('1', '0', 'e', length),
    filled('', '9', '', length),
    // Passwords that fail exactly one rule.
    filled('Aa!', 'a', '', length),
    filled('aa1', '!', '', length),
    filled('Aa1!', '\u0315\u0300', '', length),
  ]
}

function filled(begin: string, unit: string, end: string, length: number): string {
  const times = Math.ceil((length - begin.length - end.length) / unit.length)
  return begin + unit.repeat(times) + end
}

// In a domain, each distinct non-ASCII letter costs more than the previous one.
function differentLetters(length: number): string {
  return Array.from({ length }, (_, index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join(
    '',
  )
}
