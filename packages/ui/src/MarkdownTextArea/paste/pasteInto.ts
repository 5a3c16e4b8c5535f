import { insertEdit } from '../edits/insertEdit'
import { pasteLink } from '../edits/links'
import { lineEnd, lineStart, type TextEdit, type TextRange } from '../edits/textEdit'
import { placeOfPaste } from './placeOfPaste'

/**
 * Pastes what a plain text says too little about: an address over selected words becomes their link, and a text with marks from a document
 * or a web page becomes Markdown. Everything else is pasted by the browser.
 */
export function pasteInto(area: HTMLTextAreaElement, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const html = event.clipboardData?.getData('text/html') ?? ''
  const { value, selectionStart: start, selectionEnd: end } = area
  const link = pasteLink(value, { start, end }, text)
  if (link) {
    event.preventDefault()
    insertEdit(area, link)
  } else if (html.length < MAX_HTML_LENGTH && MARKED.test(html) && !FROM_EDITOR.test(html)) {
    event.preventDefault()
    void pasteHtml(area, html, text)
  }
}

/** HTML with something that a plain text cannot say. */
const MARKED =
  /<(?:h[1-6]|[uo]l|li|p|b|strong|i|em|a|blockquote|pre|code|del|s|strike|table)[\s>/]|font-weight:\s*(?:bold|[6-9]00)|line-through|mso-list/i

/** Editors of code colour their text, and a text of theirs may be Markdown already. */
const FROM_EDITOR = /white-space:\s*pre\s*[;"']/i

/** Longer texts are pasted as they are. */
const MAX_HTML_LENGTH = 2_000_000

/** Loads the code for it with the first such text. What is typed meanwhile stays, after the pasted text. */
async function pasteHtml(area: HTMLTextAreaElement, html: string, text: string) {
  const { value, selectionStart: start, selectionEnd: end } = area
  const markdown = await convert(html, text)
  if (!area.isConnected || markdown === '') return
  const place = placeOfPaste(value, { start, end }, area.value)
  const caret = { start: area.selectionStart, end: area.selectionEnd }
  const edit = pasteBlocks(area.value, place, markdown)
  const isUntouched = area.value === value && caret.start === start
  insertEdit(area, isUntouched ? edit : { ...edit, select: movedBy(edit, caret) })
}

async function convert(html: string, text: string): Promise<string> {
  try {
    const { htmlToMarkdown } = await import('./htmlToMarkdown')
    return htmlToMarkdown(html)
  } catch {
    // The code could not be loaded.
    return text.replaceAll('\r\n', '\n')
  }
}

/** Puts a text at its place, with empty lines around it if it has blocks. */
function pasteBlocks(value: string, { start, end }: TextRange, markdown: string): TextEdit {
  const isBlock = /\n|^(?:#{1,6}|>|[-+]|\d+\.) /.test(markdown)
  const isAfterText = value.slice(lineStart(value, start), start).trim() !== ''
  const isBeforeText = value.slice(end, lineEnd(value, end)).trim() !== ''
  const before = isBlock && isAfterText ? '\n\n' : ''
  const after = isBlock && isBeforeText ? '\n\n' : ''
  const text = before + markdown + after
  const place = start + before.length + markdown.length
  return { start, end, text, select: { start: place, end: place } }
}

/** A selection after an edit somewhere else in the text. */
function movedBy({ start, end, text }: TextEdit, selection: TextRange): TextRange {
  const move = (place: number) =>
    place < start ? place : Math.max(place, end) + text.length - (end - start)
  return { start: move(selection.start), end: move(selection.end) }
}
