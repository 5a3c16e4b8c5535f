/** Several texts in one cell: `Leeds; "a; b"`. A text with a semicolon or a quotation mark is quoted. */
export function writeTags(tags: readonly string[]): string {
  return tags.map((tag) => (/[;"]/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join('; ')
}

/** The texts of a cell. Line breaks separate them, too. */
export function readTags(cell: string): string[] {
  const tags: string[] = []
  for (let from = 0; from < cell.length;) {
    const { tag, next } = tagAt(cell, from)
    if (tag !== '') tags.push(tag)
    from = next
  }
  return tags
}

/** The text that begins at a place, and where the next one begins. */
function tagAt(cell: string, from: number): { tag: string; next: number } {
  const begin = skipSpace(cell, from)
  const quoted = cell[begin] === '"' ? quotedAt(cell, begin) : undefined
  if (quoted) return quoted
  const end = endOf(cell, begin)
  return { tag: cell.slice(begin, end).trim(), next: end + 1 }
}

/** A quoted text; undefined where the quotation mark is a part of the text, such as in `"a" b`. */
function quotedAt(cell: string, begin: number): { tag: string; next: number } | undefined {
  let close = cell.indexOf('"', begin + 1)
  while (close !== -1 && cell[close + 1] === '"') close = cell.indexOf('"', close + 2)
  if (close === -1) return undefined
  const end = endOf(cell, close + 1)
  if (cell.slice(close + 1, end).trim() !== '') return undefined
  return {
    tag: cell
      .slice(begin + 1, close)
      .replaceAll('""', '"')
      .trim(),
    next: end + 1,
  }
}

function endOf(cell: string, from: number): number {
  SEPARATOR.lastIndex = from
  return SEPARATOR.exec(cell)?.index ?? cell.length
}

// Line breaks before a text separate nothing.
function skipSpace(cell: string, from: number): number {
  TEXT.lastIndex = from
  return TEXT.exec(cell)?.index ?? cell.length
}

const SEPARATOR = /[;\n]/g
const TEXT = /\S/g
