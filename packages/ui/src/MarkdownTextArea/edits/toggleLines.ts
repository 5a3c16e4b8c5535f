import {
  lineEnd,
  lineStart,
  smallest,
  type EditText,
  type TextEdit,
  type TextRange,
} from './textEdit'

/** Makes the selected lines headings, or takes that away. */
export const toggleHeading: EditText = (value, selection) => toggleLines(value, selection, heading)

/** Makes the selected lines a quote, or takes that away. */
export const toggleQuote: EditText = (value, selection) => toggleLines(value, selection, quote)

/** Makes the selected lines the items of a list, or takes that away. */
export const toggleList: EditText = (value, selection) => toggleLines(value, selection, list)

/** Makes the selected lines the items of a numbered list, or takes that away. */
export const toggleNumberedList: EditText = (value, selection) =>
  toggleLines(value, selection, numberedList)

interface Kind {
  /** Finds the marks before the place of this kind's mark, and the mark itself. */
  mark: RegExp
  /** Finds a mark of another kind that this one replaces. */
  replaced: RegExp
  add: (number: number) => string
  /** Whether empty lines between the selected ones get the mark too. */
  marksEmptyLines?: boolean
  /** Whether a next line without this mark would go on with it. */
  goesOn?: boolean
}

const BEFORE = String.raw`^((?:[ \t]*>)*[ \t]*)`

const heading: Kind = {
  mark: new RegExp(`${BEFORE}(#{1,6}[ \\t]+)`),
  replaced: new RegExp(`${BEFORE}((?:[-*+]|\\d{1,9}[.)])[ \\t]+)`),
  add: () => '## ',
}

const quote: Kind = {
  mark: /^([ \t]*)(>[ \t]?)/,
  replaced: /^()()/,
  add: () => '> ',
  marksEmptyLines: true,
  goesOn: true,
}

const list: Kind = {
  mark: new RegExp(`${BEFORE}([-*+][ \\t]+)`),
  replaced: new RegExp(`${BEFORE}((?:#{1,6}|\\d{1,9}[.)])[ \\t]+)`),
  add: () => '- ',
  goesOn: true,
}

const numberedList: Kind = {
  mark: new RegExp(`${BEFORE}(\\d{1,9}[.)][ \\t]+)`),
  replaced: new RegExp(`${BEFORE}((?:#{1,6}|[-*+])[ \\t]+)`),
  add: (number) => `${number}. `,
  goesOn: true,
}

function toggleLines(value: string, selection: TextRange, kind: Kind): TextEdit {
  const start = lineStart(value, selection.start)
  // A selection that ends before the first character of a line does not contain the line.
  const isBeforeLine = selection.end > selection.start && value[selection.end - 1] === '\n'
  const end = lineEnd(value, isBeforeLine ? selection.end - 1 : selection.end)
  const lines = value.slice(start, end).split('\n')
  const isAlone = lines.length === 1
  const isOn = lines.every((line) => kind.mark.test(line) || (isEmpty(line) && !isAlone))

  let number = 0
  const changed = lines.map((line) => {
    if (isOn) return line.replace(kind.mark, '$1')
    if (isEmpty(line) && !isAlone && !kind.marksEmptyLines) return line
    number++
    const full = marked(line, kind, number)
    return isEmpty(line) && !isAlone ? full.trimEnd() : full
  })
  const text = changed.join('\n')
  const select = selectionAfter({ start, end }, text, selection)
  const gap = isOn ? '' : gapAfter(value, end, kind)
  return smallest(value, { start, end, text: text + gap, select })
}

function marked(line: string, kind: Kind, number: number): string {
  const plain = line.replace(kind.mark, '$1').replace(kind.replaced, '$1')
  const [before = ''] = kind === quote ? [''] : (/^(?:[ \t]*>)*[ \t]*/.exec(plain) ?? [])
  return before + kind.add(number) + plain.slice(before.length)
}

/** An empty line before a next line that would otherwise belong to the last item, or to the quote. */
function gapAfter(value: string, end: number, { goesOn, mark }: Kind): string {
  const next = value.slice(end + 1, lineEnd(value, end + 1))
  return goesOn && end < value.length && !isEmpty(next) && !mark.test(next) ? '\n' : ''
}

/** A caret stays at its letter; selected lines stay selected. */
function selectionAfter({ start, end }: TextRange, text: string, selection: TextRange): TextRange {
  if (selection.start !== selection.end) return { start, end: start + text.length }
  const place = Math.max(selection.start + text.length - (end - start), start)
  return { start: place, end: place }
}

function isEmpty(line: string): boolean {
  return line.trim() === ''
}
