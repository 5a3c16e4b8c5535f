import { toNfkc } from './normalize'

/** A character that is invisible or changes how other characters are displayed. */
export interface HiddenCharacter {
  /** Its name and code point: 'zero width space (U+200B)'. */
  name: string
  /** The last few characters before it; '' at the beginning of the text. */
  after: string
}

export interface HiddenOptions {
  /**
   * Whether line breaks and tabs are allowed.
   * @default false
   */
  multiline?: boolean
}

/**
 * Finds the first invisible character of a text: with it, the text looks like another one. The parts of emoji and of
 * a language's spelling are not hidden characters: joiners between letters of scripts that use them, and variation
 * selectors after their base characters.
 */
export function findHiddenCharacter(
  text: string,
  { multiline = false }: HiddenOptions = {},
): HiddenCharacter | undefined {
  if (!HIDDEN.test(text)) return undefined
  const allowed = multiline ? ALLOWED_IN_LINES : ALLOWED
  for (const { 0: found, index, groups } of text.matchAll(allowed))
    if (groups?.['hidden'] !== undefined) return { name: nameOf(found), after: endOf(text, index) }
  return undefined
}

/** Removes hidden characters from a text. White space stays, and so does NUL, which `checkTypes` refuses. */
export function removeHiddenCharacters(text: string): string {
  return text.replaceAll(ALLOWED, (found: string, hidden?: string) =>
    hidden === undefined || /[\s\0]/.test(found) ? found : '',
  )
}

/** Maps all texts that look alike to one text: without hidden characters, letter width, case and repeated spaces. */
export function foldText(text: string): string {
  const plain = toNfkc(text).replaceAll(/\s+/g, ' ').replaceAll(EVERY_HIDDEN, '').trim()
  // Upper case first: it maps ß to SS, and both σ and ς to Σ.
  return toNfkc(plain.toUpperCase().toLowerCase())
}

// Default-ignorable characters have no glyph. The others are controls, lone surrogates, separators and blank glyphs.
const CLASS = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFC\u2800]`

const HIDDEN = new RegExp(CLASS, 'u')
const EVERY_HIDDEN = new RegExp(CLASS, 'gu')

// Scripts that use joiners and non-joiners between letters, from IDNA and UAX 31.
const JOINING = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}`

const PICTURE = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`

const SEQUENCES = [
  // Flags of regions such as Scotland.
  String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F}`,
  // Emoji with variation selectors, skin tones and joined emoji.
  String.raw`[\d#*]\uFE0F\u20E3`,
  String.raw`${PICTURE}(?:\u200D${PICTURE}){0,8}`,
  // Variants of Chinese characters, mathematical signs and Mongolian letters.
  String.raw`\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`\p{Sm}\uFE00`,
  String.raw`\p{Script=Mongolian}[\u180B-\u180D\u180F]`,
  String.raw`(?<=[${JOINING}])[\u200C\u200D](?=[${JOINING}])`,
]

const ALLOWED = new RegExp(`${SEQUENCES.join('|')}|(?<hidden>${CLASS})`, 'gu')
const ALLOWED_IN_LINES = new RegExp(
  String.raw`[\n\r\t]|${SEQUENCES.join('|')}|(?<hidden>${CLASS})`,
  'gu',
)

const NAMES: Record<number, string> = {
  0x00: 'NUL character',
  0x07: 'bell',
  0x08: 'backspace',
  0x09: 'tab',
  0x0a: 'line break',
  0x0d: 'line break',
  0x1b: 'escape character',
  0x7f: 'delete character',
  0xad: 'soft hyphen',
  0x034f: 'combining grapheme joiner',
  0x061c: 'Arabic letter mark',
  0x115f: 'Hangul filler',
  0x1160: 'Hangul filler',
  0x180e: 'Mongolian vowel separator',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x2028: 'line separator',
  0x2029: 'paragraph separator',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'pop directional formatting',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0x2068: 'first strong isolate',
  0x2069: 'pop directional isolate',
  0x2800: 'blank Braille pattern',
  0x3164: 'Hangul filler',
  0xfe0e: 'variation selector',
  0xfe0f: 'variation selector',
  0xfeff: 'byte order mark',
  0xffa0: 'Hangul filler',
}

function nameOf(character: string): string {
  const point = character.codePointAt(0) ?? 0
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
  return `${NAMES[point] ?? kindOf(character)} (${code})`
}

function kindOf(character: string): string {
  if (/\p{Cc}/u.test(character)) return 'control character'
  if (/\p{Cs}/u.test(character)) return 'half of a character'
  return 'character that cannot be seen'
}

function endOf(text: string, index: number): string {
  return Array.from(text.slice(Math.max(0, index - 40), index).trim())
    .slice(-12)
    .join('')
}
