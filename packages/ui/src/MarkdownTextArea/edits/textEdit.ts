/** A part of a text, by the numbers of its UTF-16 units. It is empty if both are the same. */
export interface TextRange {
  start: number
  end: number
}

/** A replacement of a part of a text, and what is selected afterwards. */
export interface TextEdit extends TextRange {
  text: string
  select: TextRange
}

/** An edit of a text with a selection; undefined if there is nothing to do. */
export type EditText = (value: string, selection: TextRange) => TextEdit | undefined

/** The text after an edit. */
export function afterEdit(value: string, { start, end, text }: TextEdit): string {
  return value.slice(0, start) + text + value.slice(end)
}

/** Reduces an edit to what it changes, so that the browser's undo shows no more than that. */
export function smallest(value: string, edit: TextEdit): TextEdit {
  let { start, end, text } = edit
  const common = commonStart(value.slice(start, end), text)
  start += common
  text = text.slice(common)
  const tail = commonEnd(value.slice(start, end), text)
  end -= tail
  text = text.slice(0, text.length - tail)
  return { ...edit, start, end, text }
}

/** How many units two texts share at their start. */
export function commonStart(one: string, other: string): number {
  const max = Math.min(one.length, other.length)
  let count = 0
  while (count < max && one[count] === other[count]) count++
  return count
}

/** How many units two texts share at their end. */
export function commonEnd(one: string, other: string): number {
  const max = Math.min(one.length, other.length)
  let count = 0
  while (count < max && one.at(-1 - count) === other.at(-1 - count)) count++
  return count
}

/** The start of the line that contains a place. */
export function lineStart(value: string, place: number): number {
  return value.lastIndexOf('\n', place - 1) + 1
}

/** The end of the line that contains a place, before its line break. */
export function lineEnd(value: string, place: number): number {
  const end = value.indexOf('\n', place)
  return end === -1 ? value.length : end
}

/** A part of a text without the spaces at its ends. */
export function trimmed(value: string, { start, end }: TextRange): TextRange {
  const part = value.slice(start, end)
  const text = part.trim()
  if (text === '') return { start, end: start }
  const first = start + part.indexOf(text)
  return { start: first, end: first + text.length }
}

/** The word around an empty selection, if it is within one. */
export function wordAround(value: string, { start, end }: TextRange): TextRange | undefined {
  if (start !== end) return undefined
  const [before = ''] = /[\p{L}\p{N}]*$/u.exec(value.slice(0, start)) ?? []
  const [after = ''] = /^[\p{L}\p{N}]*/u.exec(value.slice(start)) ?? []
  if (before === '' || after === '') return undefined
  return { start: start - before.length, end: start + after.length }
}
