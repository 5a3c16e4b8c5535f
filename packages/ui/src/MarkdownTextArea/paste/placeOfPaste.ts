import { commonEnd, commonStart, type TextRange } from '../edits/textEdit'

/** Where a text belongs that was pasted over `selection` of `before`, when meanwhile the text has become `now`. */
export function placeOfPaste(before: string, selection: TextRange, now: string): TextRange {
  if (now === before) return selection
  const { start, end } = selection
  const first = commonStart(before, now)
  const last = before.length - commonEnd(before.slice(first), now.slice(first))
  const grown = now.length - before.length
  if (first >= end) return selection
  if (last <= start) return { start: start + grown, end: end + grown }
  // The selection has been replaced: the pasted text comes before what replaced it.
  const place = Math.min(first, start)
  return { start: place, end: place }
}
