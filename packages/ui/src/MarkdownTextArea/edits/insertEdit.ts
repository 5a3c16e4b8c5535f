import type { TextEdit } from './textEdit'

/**
 * Carries out an edit as if it had been typed, so that the browser's undo takes it back. A text area without the focus keeps it that way, and
 * the edit is then not part of the undo.
 */
export function insertEdit(
  area: HTMLTextAreaElement,
  { start, end, text, select }: TextEdit,
): void {
  if (area.ownerDocument.activeElement === area) {
    area.setSelectionRange(start, end)
    if (!insertAsTyped(area, text, start === end)) replace(area, start, end, text)
    area.setSelectionRange(select.start, select.end)
  } else replace(area, start, end, text)
}

function insertAsTyped({ ownerDocument }: HTMLTextAreaElement, text: string, isInsertion: boolean) {
  if (text === '' && isInsertion) return true
  // Nothing else changes a text and keeps the undo of the browser. Every browser has it, although it is marked as deprecated.
  // oxlint-disable-next-line typescript/no-deprecated
  return ownerDocument.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}

function replace(area: HTMLTextAreaElement, start: number, end: number, text: string) {
  area.setRangeText(text, start, end, 'preserve')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
