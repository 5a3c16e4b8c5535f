import { readHtml, type HtmlElement, type HtmlNode } from '../html/readHtml'
import { cleanNodes } from './cleanNodes'
import { escapeLines } from './escapeMarkdown'
import { inlineMarkdown } from './inlineMarkdown'
import { textOf } from './wordLists'

/** The Markdown of HTML from the clipboard. */
export function htmlToMarkdown(html: string): string {
  return blocksOf(cleanNodes(readHtml(html))).join('\n\n')
}

const INLINE = new Set(['a', 'br', 'code', 'em', 's', 'strong'])

/** The blocks of an element. Words between them are paragraphs. */
function blocksOf(nodes: readonly HtmlNode[]): string[] {
  const blocks: string[] = []
  let run: HtmlNode[] = []
  const endRun = () => {
    const words = inlineMarkdown(run).trim()
    if (words !== '') blocks.push(escapeLines(words))
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else {
      endRun()
      blocks.push(...blockOf(node))
    }
  }
  endRun()
  return blocks.filter((block) => block.trim() !== '')
}

/** Whether a node is part of a line. A link or a mark around blocks is not. */
function isInline(node: HtmlNode): node is string | HtmlElement {
  return typeof node === 'string' || (INLINE.has(node.name) && node.children.every(isInline))
}

function blockOf(node: HtmlNode): string[] {
  if (typeof node === 'string') return []
  const { name, children } = node
  if (/^h[1-6]$/.test(name)) return heading(node)
  if (name === 'ul' || name === 'ol') return [list(node)]
  if (name === 'pre') return [fenced(textOf(node))]
  if (name === 'hr') return ['---']
  if (name === 'tr') return row(node)
  const blocks = blocksOf(children)
  return name === 'blockquote'
    ? [
        blocks
          .join('\n\n')
          .replaceAll(/^(?=.)/gm, '> ')
          .replaceAll(/^$/gm, '>'),
      ]
    : blocks
}

function heading({ name, children }: HtmlElement): string[] {
  const words = inlineMarkdown(children, ['strong']).replaceAll('\n', ' ').trim()
  // A sharp at the end would be a mark.
  return words === ''
    ? []
    : [`${'#'.repeat(Number(name[1]))} ${words.replace(/#+$/, String.raw`\$&`)}`]
}

function fenced(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text.replace(/^\n/, '').replace(/\s+$/, '')}\n${fence}`
}

function list({ name, attributes, children }: HtmlElement): string {
  const first = Number(attributes['start'] ?? 1) || 1
  const items = itemsOf(children)
  return items
    .map((item, index) => {
      const mark = name === 'ol' ? `${first + index}. ` : '- '
      return mark + itemText(item).replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

/** The items with words. Google Docs puts an inner list beside the item that it belongs to. */
function itemsOf(nodes: readonly HtmlNode[]): HtmlNode[][] {
  const items: HtmlNode[][] = []
  for (const node of nodes) {
    if (textOf(node).trim() === '') continue
    if (typeof node === 'object' && node.name === 'li') items.push(node.children)
    else if (items.length === 0) items.push([node])
    else items[items.length - 1] = [...(items.at(-1) ?? []), node]
  }
  return items
}

/** An inner list follows its item without an empty line. */
function itemText(nodes: readonly HtmlNode[]): string {
  const [first = '', ...others] = blocksOf(nodes)
  return others.reduce(
    (text, block) => text + (/^(?:- |\d+\. )/.test(block) ? '\n' : '\n\n') + block,
    first,
  )
}

/** The cells of a row in one line if each is one; otherwise the table gives its parts a place, and they follow one another. */
function row({ children }: HtmlElement): string[] {
  const cells = children
    .filter((child) => typeof child === 'object')
    .map((cell) => blocksOf(cell.children))
  const isLine = cells.every((blocks) => blocks.length <= 1 && !blocks[0]?.includes('\n'))
  return isLine && cells.length > 1 ? [cells.flat().join(' | ')] : cells.flat()
}
