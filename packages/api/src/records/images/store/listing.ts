import type { StoredObject } from './PictureStore'

/** A page of a list of objects, and the token of the next one. */
interface Listing {
  objects: StoredObject[]
  next: string | undefined
}

/** Reads the XML of a page. Objects whose key is not that of a picture are left out. */
export function parseListing(xml: string, prefix: string): Listing {
  const objects = xml
    .split('<Contents>')
    .slice(1)
    .map((entry) => ({
      hash: hashIn(valueIn(entry, 'Key'), prefix),
      size: Number(valueIn(entry, 'Size')),
    }))
  const isCut = valueIn(xml, 'IsTruncated') === 'true'
  return {
    objects: objects.flatMap(({ hash, size }) => (hash === undefined ? [] : [{ hash, size }])),
    next: isCut ? unescape(valueIn(xml, 'NextContinuationToken')) : undefined,
  }
}

function hashIn(key: string, prefix: string): string | undefined {
  return key.startsWith(prefix)
    ? /^([\da-f]{64})\.webp$/.exec(key.slice(prefix.length))?.[1]
    : undefined
}

/** The text of the first element with this name, which has no others in it. */
function valueIn(xml: string, name: string): string {
  const [, after = ''] = xml.split(`<${name}>`, 2)
  const [text = '', end = ''] = after.split('<', 2)
  return end.startsWith(`/${name}>`) ? text : ''
}

function unescape(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos|#\d{1,7});/g, (_entity, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (CHARACTERS[name] ?? ''),
  )
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
