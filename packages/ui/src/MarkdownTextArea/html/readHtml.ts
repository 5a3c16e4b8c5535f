import { decodeHtml } from './decodeHtml'

/** A text, or an element. */
export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}

/**
 * Reads HTML as plain objects, because the console's content security policy lets no script turn text into markup: what comes of it is
 * made of elements that this package creates itself. It closes forgotten tags as browsers do where that matters for texts.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  let done = 0
  TAG.lastIndex = 0
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    addText(open, html.slice(done, tag.index))
    const [, slash, name, attributes = ''] = tag
    done = TAG.lastIndex
    if (name === undefined) continue
    if (slash) closeElement(open, name.toLowerCase())
    else if (openElement(open, name.toLowerCase(), attributes)) {
      done = afterRawText(html, done, name)
      TAG.lastIndex = done
    }
  }
  addText(open, html.slice(done))
  return root.children
}

/** A comment, a declaration, or a tag. */
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi

const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

/** Deeper elements become siblings. */
const MAX_DEPTH = 100

function addText(open: readonly HtmlElement[], text: string) {
  if (text !== '') open.at(-1)?.children.push(decodeHtml(text))
}

/** Adds an element, and answers whether its content is no HTML. */
function openElement(open: HtmlElement[], name: string, attributes: string): boolean {
  closeBefore(open, name)
  const element = { name, attributes: readAttributes(attributes), children: [] }
  open.at(-1)?.children.push(element)
  const isEmpty = EMPTY.has(name) || attributes.endsWith('/')
  if (RAW.has(name)) return !isEmpty
  if (!isEmpty && open.length < MAX_DEPTH) open.push(element)
  return false
}

function readAttributes(text: string): Record<string, string> {
  const found = Array.from(text.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => [
    name.toLowerCase(),
    decodeHtml(double ?? single ?? bare ?? ''),
  ])
  return Object.fromEntries(found)
}

const EMPTY = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)
const RAW = new Set('iframe noscript script style template textarea title xml'.split(' '))

function afterRawText(html: string, start: number, name: string): number {
  const end = new RegExp(`</${name}\\b[^>]*>`, 'gi')
  end.lastIndex = start
  return end.test(html) ? end.lastIndex : html.length
}

function closeElement(open: HtmlElement[], name: string) {
  const place = open.findLastIndex((element) => element.name === name)
  if (place > 0) open.length = place
}

/** Closes what ends where this element starts: a paragraph before a block, an item before an item of the same list. */
function closeBefore(open: HtmlElement[], name: string) {
  if (BLOCK.test(name)) closeWithin(open, ['p'], /^(?:body|div|li|td|th|ul|ol|blockquote)$/)
  if (name === 'li') closeWithin(open, ['li'], /^[uo]l$/)
  if (name === 'tr') closeWithin(open, ['tr'], /^table$/)
  if (/^t[dh]$/.test(name)) closeWithin(open, ['td', 'th'], /^t(?:r|able)$/)
}

const BLOCK =
  /^(?:p|div|h[1-6]|[uo]l|li|blockquote|pre|table|hr|section|article|header|footer|dl|figure)$/

function closeWithin(open: HtmlElement[], names: readonly string[], limit: RegExp) {
  const place = open.findLastIndex(({ name }) => names.includes(name))
  const isWithin = !open.slice(place + 1).some(({ name }) => limit.test(name))
  if (place > 0 && isWithin) open.length = place
}
