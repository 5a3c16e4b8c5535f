import { MAX_SLUG } from '../records/pages'

/**
 * The part of an address that is made from a title: 'Straße & Café' becomes 'strasse-and-cafe'. At most `MAX_SLUG` characters, cut at
 * a word. Empty for a title without Latin letters and digits.
 *
 * Our own instead of a package such as slugify: packages bring tables of whole alphabets (30 KB and more), which forms would load.
 */
export function slugOf(title: string): string {
  const words = title
    .slice(0, MAX_READ)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþ&]/g, (letter) => SPELLINGS[letter] ?? letter)
    // Accents, and the apostrophes within a word.
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return cutAtWord(words)
}

const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  '&': ' and ',
}

// More of a title than an address can have.
const MAX_READ = 1000

/** The words that fit. The first one is cut if it does not fit alone. */
function cutAtWord([first = '', ...others]: string[]): string {
  let slug = first.slice(0, MAX_SLUG)
  for (const word of others) {
    if (slug.length + 1 + word.length > MAX_SLUG) break
    slug = `${slug}-${word}`
  }
  return slug
}
