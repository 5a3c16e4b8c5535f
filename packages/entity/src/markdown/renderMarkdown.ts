import MarkdownIt, { type Token } from 'markdown-it'

import { slugOf } from '../text/slugOf'

/** A record that a text links to: `[Apply](record:careers/0b9e…)`. */
export interface RecordLink {
  area: string
  id: string
}

export interface MarkdownOptions {
  /**
   * The address of a linked record; undefined if the record has no page. Its link then becomes plain text.
   * @default no record has a page
   */
  hrefOf?: (link: RecordLink) => string | undefined
  /**
   * The sizes of the picture with this address; undefined for one of which nothing is known.
   * @default nothing is known
   */
  sizesOf?: (address: string) => TextPictureSizes | undefined
}

/** The sizes of a picture in a text, as the attributes of its `img` have them. Width and height are in pixels. */
export interface TextPictureSizes {
  width: number
  height: number
  srcset: string
}

/** What the rules below share while they render one text. */
interface Environment extends MarkdownOptions {
  /** How often each id of a heading was given. */
  ids: Map<string, number>
  /** Whether the open link is rendered as plain text. */
  isPlainLink: boolean
}

/**
 * The HTML of a Markdown text (CommonMark and strikethrough). A line break is a line break, HTML is shown as it was typed, and headings
 * start at `h2`. Only links and pictures have addresses, and none of them can run a script. Other addresses are shown as they were typed.
 */
export function renderMarkdown(markdown: string, options: MarkdownOptions = {}): string {
  const environment: Environment = { ...options, ids: new Map(), isPlainLink: false }
  const tokens = reader.parse(markdown, environment)
  shiftHeadings(tokens, environment)
  return reader.renderer.render(tokens, reader.options, environment)
}

/** Whether a text can link to records. It does not read the marks. */
export function mayLinkToRecords(markdown: string): boolean {
  return markdown.includes(RECORD)
}

/** The records that a text links to, each once. */
export function recordLinksIn(markdown: string): RecordLink[] {
  if (!mayLinkToRecords(markdown)) return []
  const inline = reader.parse(markdown, {}).flatMap(({ children }) => children ?? [])
  const addresses = inline.flatMap((token) =>
    token.type === 'link_open' ? [token.attrGet('href') ?? ''] : [],
  )
  return [...new Set(addresses)].flatMap((address) => recordLinkOf(address) ?? [])
}

/** The record that an address stands for; undefined for an address of another form. */
function recordLinkOf(address: string): RecordLink | undefined {
  const [, area, id] = /^record:([a-z-]{1,60})\/([\w-]{1,60})$/.exec(address) ?? []
  return area === undefined || id === undefined ? undefined : { area, id }
}

const RECORD = 'record:'

// Indented text is not code: text that is pasted from a document often has indented lines.
const reader = new MarkdownIt({ breaks: true }).disable(['code', 'table'])

reader.validateLink = (address) => {
  const [, scheme] = /^([^/?#:]*):/.exec(address) ?? []
  return scheme === undefined || SCHEMES.has(scheme.trim().toLowerCase())
}

const SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'record'])

const { rules } = reader.renderer

rules['link_open'] = (tokens, index, options, environment: Environment, renderer) => {
  const token = tokens[index]
  const address = token?.attrGet('href') ?? ''
  if (!token || !address.startsWith(RECORD)) return renderer.renderToken(tokens, index, options)
  const link = recordLinkOf(address)
  const href = link && environment.hrefOf?.(link)
  environment.isPlainLink = href === undefined
  if (href === undefined) return ''
  token.attrSet('href', href)
  return renderer.renderToken(tokens, index, options)
}

rules['link_close'] = (tokens, index, options, environment: Environment, renderer) => {
  if (!environment.isPlainLink) return renderer.renderToken(tokens, index, options)
  environment.isPlainLink = false
  return ''
}

rules['image'] = (tokens, index, options, environment: Environment, renderer) => {
  const token = tokens[index]
  if (!token) return ''
  const address = token.attrGet('src') ?? ''
  if (address.startsWith(RECORD)) return reader.utils.escapeHtml(token.content)
  token.attrSet('alt', wordsOf(token))
  token.attrSet('loading', 'lazy')
  const sizes = environment.sizesOf?.(address)
  if (sizes) {
    token.attrSet('width', String(sizes.width))
    token.attrSet('height', String(sizes.height))
    token.attrSet('srcset', sizes.srcset)
    // Browsers that know 'auto' take the width that the page gives a lazy picture.
    token.attrSet('sizes', 'auto, 100vw')
  }
  return renderer.renderToken(tokens, index, options)
}

/** The words of a picture's description without their marks. The library's own function loses escaped characters. */
function wordsOf({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n'
  return children ? children.map(wordsOf).join('') : content
}

const FIRST_LEVEL = 2
const LAST_LEVEL = 6

/** Makes the highest heading of a text an `h2`, and gives each heading an id from its words. */
function shiftHeadings(tokens: readonly Token[], { ids }: Environment) {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close')
  const levels = headings.map(levelOf)
  const shift = FIRST_LEVEL - Math.min(...levels)
  for (const heading of headings) heading.tag = `h${Math.min(levelOf(heading) + shift, LAST_LEVEL)}`
  for (const [index, token] of tokens.entries())
    if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[index + 1], ids))
}

function levelOf({ tag }: Token): number {
  return Number(tag.slice(1))
}

/** The id of a heading. Its beginning keeps it apart from the ids of the page that shows the text. */
function idOf(inline: Token | undefined, ids: Map<string, number>): string {
  const words = (inline?.children ?? []).map(({ content }) => content).join('')
  const id = `text-${slugOf(words) || 'section'}`
  const count = (ids.get(id) ?? 0) + 1
  ids.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}
