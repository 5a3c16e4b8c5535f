/** Several texts in one cell: `Leeds; "a; b"`. A text with a semicolon or a quotation mark is quoted. */
export function writeTags(tags: readonly string[]): string {
  return tags.map((tag) => (/[;"]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join('; ')
}

/** The texts of a cell. Line breaks separate them, too. */
export function readTags(cell: string): string[] {
  return [...cell.matchAll(TAG)]
    .map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())
    .filter((tag) => tag !== '')
}

const TAG = /\s*(?:"((?:[^"]|"")*)"(?=\s*(?:[;\n]|$))|([^;\n]+))\s*(?:[;\n]|$)/g
