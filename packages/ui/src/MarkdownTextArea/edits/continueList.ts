import { lineEnd, lineStart, type EditText } from './textEdit'

/** What Enter does within a list: it starts the next item, and within an empty item it ends the list. */
export const continueList: EditText = (value, { start: caret, end }) => {
  if (caret !== end) return undefined
  const start = lineStart(value, caret)
  const line = value.slice(start, lineEnd(value, caret))
  const [marks = '', before = '', bullet = ''] = ITEM.exec(line) ?? []
  if (marks === '' || caret < start + marks.length) return undefined

  if (line.slice(marks.length).trim() === '') {
    // Without an empty line, the next text would belong to the last item.
    const text = start === 0 ? before.trimEnd() : `${before.trimEnd()}\n`
    const place = start + text.length
    return { start, end: start + line.length, text, select: { start: place, end: place } }
  }
  const text = `\n${before}${next(bullet)} `
  const place = caret + text.length
  return { start: caret, end: caret, text, select: { start: place, end: place } }
}

/** What is before an item, such as the mark of a quote; its mark; and a space. */
const ITEM = /^((?:[ \t]*>)*[ \t]*)([-*+]|\d{1,9}[.)])[ \t]+/

function next(bullet: string): string {
  const number = Number.parseInt(bullet, 10)
  return Number.isNaN(number) ? bullet : `${number + 1}${bullet.at(-1)}`
}
