/** The beginning of a text on one line: at most `max` characters with the ellipsis. It is cut after a word where there is one. */
export function shorten(text: string, max: number): string {
  // A long text is not read to its end.
  const line = text
    .slice(0, max * 8)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line.length <= max) return line
  const characters = Array.from(segments.segment(line), ({ segment }) => segment)
  if (characters.length <= max) return line
  const start = characters.slice(0, max - 1).join('')
  const end = characters[max - 1] === ' ' ? start.length : start.lastIndexOf(' ')
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()}…`
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })
