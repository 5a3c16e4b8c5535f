/** A text of HTML with its characters instead of their names. Names that no program writes into the clipboard stay. */
export function decodeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(NAME, (whole, name: string) => {
    if (!name.startsWith('#')) return names[name] ?? whole
    const isHexadecimal = /^#x/i.test(name)
    const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10)
    return code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : whole
  })
}

const NAME = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi
const LAST_CODE = 0x10_ff_ff

const names: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  copy: '©',
  euro: '€',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00A0',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  shy: '\u00AD',
  times: '×',
  trade: '™',
}
