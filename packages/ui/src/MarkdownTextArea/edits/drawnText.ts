import { afterEdit, type EditText, type TextRange } from './textEdit'

/** Reads a text in which `|` stands for the caret, or two of them for the ends of the selection. */
function readDrawn(drawn: string): { value: string; selection: TextRange } {
  const start = drawn.indexOf('|')
  const end = drawn.lastIndexOf('|')
  const value = drawn.replaceAll('|', '')
  return { value, selection: { start, end: end > start ? end - 1 : start } }
}

/** The drawing of a text with its selection. */
function drawText(value: string, { start, end }: TextRange): string {
  if (start === end) return `${value.slice(0, start)}|${value.slice(start)}`
  return `${value.slice(0, start)}|${value.slice(start, end)}|${value.slice(end)}`
}

/** Carries out an edit on a drawn text, and draws what comes of it; undefined if there is nothing to do. */
export function draw(edit: EditText, drawn: string): string | undefined {
  const { value, selection } = readDrawn(drawn)
  const change = edit(value, selection)
  return change && drawText(afterEdit(value, change), change.select)
}
