import {
  lineEnd,
  lineStart,
  smallest,
  trimmed,
  wordAround,
  type EditText,
  type TextEdit,
  type TextRange,
} from './textEdit'

export const PLACEHOLDER = 'text'

/** Makes the selected words bold, or takes that away. */
export const toggleBold: EditText = (value, selection) => toggleMark(value, selection, 2)

/** Makes the selected words italic, or takes that away. */
export const toggleItalic: EditText = (value, selection) => toggleMark(value, selection, 1)

/** One asterisk on both sides is italic, two are bold, and three are both. */
type Asterisks = 1 | 2

function toggleMark(value: string, selection: TextRange, asterisks: Asterisks): TextEdit {
  const mark = '*'.repeat(asterisks)
  const parts = partsOf(value, wordAround(value, selection) ?? selection)
  const [first] = parts
  if (first === undefined) return insertPlaceholder(value, selection, mark)

  const isOn = parts.every((part) => isMarked(value, part, asterisks))
  // A part that has the mark already keeps it.
  const changed = isOn ? parts : parts.filter((part) => !isMarked(value, part, asterisks))
  const start = isOn ? first.start - asterisks : first.start
  let text = ''
  let done = start
  for (const part of changed) {
    const words = value.slice(part.start, part.end)
    text += value.slice(done, isOn ? part.start - asterisks : part.start)
    text += isOn ? words : mark + words + mark
    done = isOn ? part.end + asterisks : part.end
  }
  const shift = (place: TextRange | undefined) => {
    if (place === undefined || !changed.includes(place)) return 0
    return isOn ? -asterisks : asterisks
  }
  const last = parts.at(-1)
  const grown = text.length - (done - start)
  const select = {
    start: first.start + shift(first),
    end: (last?.end ?? 0) + grown - shift(last),
  }
  const isCaret = selection.start === selection.end
  const caret = selection.start + shift(first)
  return smallest(value, {
    start,
    end: done,
    text,
    select: isCaret ? { start: caret, end: caret } : select,
  })
}

function insertPlaceholder(value: string, { start, end }: TextRange, mark: string): TextEdit {
  const first = start + mark.length
  // Marks with nothing between them were left over.
  if (value.slice(start - mark.length, start) === mark && value.slice(end).startsWith(mark)) {
    const place = start - mark.length
    return { start: place, end: first, text: '', select: { start: place, end: place } }
  }
  const select = { start: first, end: first + PLACEHOLDER.length }
  // The spaces of a selection without words stay.
  return { start, end: start, text: mark + PLACEHOLDER + mark, select }
}

/** The words of each selected line, because a mark ends with its paragraph. Marks of the line and asterisks are left out. */
function partsOf(value: string, { start, end }: TextRange): TextRange[] {
  const parts: TextRange[] = []
  let place = start
  while (place <= end) {
    const first = lineStart(value, place)
    const [marks = ''] = LINE_MARKS.exec(value.slice(first, lineEnd(value, first))) ?? []
    const line = {
      start: Math.max(place, first + marks.length),
      end: Math.min(lineEnd(value, place), end),
    }
    const part = line.start < line.end && withoutAsterisks(value, trimmed(value, line))
    if (part && part.start < part.end) parts.push(part)
    place = lineEnd(value, place) + 1
  }
  return parts
}

const LINE_MARKS = /^[ \t]*(?:(?:>|#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+)*/

/** The asterisks at the ends of a part belong to its marks. */
function withoutAsterisks(value: string, { start, end }: TextRange): TextRange {
  const part = value.slice(start, end)
  const [before = ''] = /^\*{1,3}/.exec(part) ?? []
  const [after = ''] = /\*{1,3}$/.exec(part) ?? []
  const inner = { start: start + before.length, end: end - after.length }
  return inner.start < inner.end ? inner : { start, end }
}

function isMarked(value: string, { start, end }: TextRange, asterisks: Asterisks): boolean {
  const [before = ''] = /\**$/.exec(value.slice(Math.max(start - MAX_ASTERISKS, 0), start)) ?? []
  const [after = ''] = /^\*{0,3}/.exec(value.slice(end)) ?? []
  const count = Math.min(before.length, after.length)
  return asterisks === 2 ? count >= 2 : count % 2 === 1
}

/** Bold and italic. */
const MAX_ASTERISKS = 3
