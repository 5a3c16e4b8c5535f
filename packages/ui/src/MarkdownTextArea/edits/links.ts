import { PLACEHOLDER } from './toggleMark'
import {
  lineEnd,
  lineStart,
  trimmed,
  type EditText,
  type TextEdit,
  type TextRange,
} from './textEdit'

const NO_ADDRESS = 'https://'

/** Makes the selected words a link, or takes the link around the selection away. */
export const toggleLink: EditText = (value, selection) => {
  const link = linkAround(value, selection)
  if (link) return withoutLink(link)
  const { start, end } = trimmed(value, selection)
  const words = value.slice(start, end)
  if (words !== '' && !isAddress(words)) return linked(value, { start, end }, NO_ADDRESS, 'address')
  return {
    start,
    end,
    text: `[${PLACEHOLDER}](${words === '' ? NO_ADDRESS : bracketed(words)})`,
    select: { start: start + 1, end: start + 1 + PLACEHOLDER.length },
  }
}

/** Makes the selected words a link to a pasted address; undefined if that is no address, or if the selection is one. */
export function pasteLink(
  value: string,
  selection: TextRange,
  pasted: string,
): TextEdit | undefined {
  const range = trimmed(value, selection)
  const words = value.slice(range.start, range.end)
  const address = pasted.trim()
  if (words === '' || words.includes('\n') || !isAddress(address) || isAddress(words))
    return undefined
  if (linkAround(value, selection)) return undefined
  return linked(value, range, address, 'end')
}

function linked(
  value: string,
  { start, end }: TextRange,
  address: string,
  selected: 'address' | 'end',
): TextEdit {
  const words = value.slice(start, end)
  const target = bracketed(address)
  const first = start + words.length + '[]('.length
  const last = first + target.length
  const select =
    selected === 'end' ? { start: last + 1, end: last + 1 } : { start: first, end: last }
  return { start, end, text: `[${words}](${target})`, select }
}

interface FoundLink extends TextRange {
  words: string
}

/** The link in the line of a selection that contains the selection. */
function linkAround(value: string, selection: TextRange): FoundLink | undefined {
  const first = lineStart(value, selection.start)
  const line = value.slice(first, lineEnd(value, first))
  for (const { 0: link, 1: words = '', index } of line.matchAll(LINK)) {
    const start = first + index
    const end = start + link.length
    if (start <= selection.start && selection.end <= end) return { start, end, words }
  }
  return undefined
}

const LINK = /(?<!!)\[([^[\]\n]*)\]\((?:<[^<>\n]*>|[^()\n]*)\)/g

function withoutLink({ start, end, words }: FoundLink): TextEdit {
  return { start, end, text: words, select: { start, end: start + words.length } }
}

/** An address with brackets or spaces needs marks around it. */
function bracketed(address: string): string {
  return /[()\s]/.test(address) ? `<${address}>` : address
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(text) && URL.canParse(text)
}
