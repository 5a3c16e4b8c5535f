import type { HtmlElement, HtmlNode } from '../html/readHtml'
import { escapeMarkdown } from './escapeMarkdown'
import { safeAddress } from './safeAddress'
import { textOf } from './wordLists'

const marks: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~' }

/** The Markdown of a run of words. `without` names the marks that are on already, or mean nothing here. */
export function inlineMarkdown(
  nodes: readonly HtmlNode[],
  without: readonly string[] = [],
): string {
  return nodes
    .map((node) => oneNode(node, without))
    .join('')
    .replaceAll(/[ \t\r\f]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
}

function oneNode(node: HtmlNode, without: readonly string[]): string {
  if (typeof node === 'string') return escapeMarkdown(node.replaceAll(/\s+/g, ' '))
  const { name, children } = node
  if (name === 'br') return '\n'
  if (name === 'code') return code(textOf(node))
  if (name === 'a') return link(node, without)
  const mark = marks[name]
  if (mark === undefined || without.includes(name)) return inlineMarkdown(children, without)
  return around(inlineMarkdown(children, [...without, name]), mark)
}

/** Puts marks around words. Spaces and punctuation at the ends stay outside, because Markdown reads no mark beside them. */
function around(words: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)([\s.,:;]*)$/.exec(words) ?? []
  // A mark ends with its line.
  const lines = inner.split('\n').map((line) => (line.trim() === '' ? line : mark + line + mark))
  return before + lines.join('\n') + after
}

function code(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  if (words === '') return ''
  const longest = Math.max(0, ...Array.from(words.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  const room = /^`|`$/.test(words) ? ' ' : ''
  return fence + room + words + room + fence
}

function link({ attributes, children }: HtmlElement, without: readonly string[]): string {
  const words = inlineMarkdown(children, without)
  const address = safeAddress(attributes['href'] ?? '')
  if (address === undefined || words.trim() === '' || without.includes('a')) return words
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? []
  const target = /[()\s]/.test(address) ? `<${address}>` : address
  return `${before}[${inner.replaceAll('\n', ' ')}](${target})${after}`
}
