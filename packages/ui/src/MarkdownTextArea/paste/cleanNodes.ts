import type { HtmlElement, HtmlNode } from '../html/readHtml'
import { withWordLists } from './wordLists'

/**
 * Reduces HTML from documents, mails and web pages to what Markdown can say: styles become the elements that mean the same, and everything
 * that is no text goes.
 */
export function cleanNodes(nodes: readonly HtmlNode[]): HtmlNode[] {
  return joinEqual(withWordLists(nodes).flatMap(cleanNode))
}

function cleanNode(node: HtmlNode): HtmlNode[] {
  if (typeof node === 'string') return [node.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '')]
  const { name, attributes } = node
  if (DROPPED.has(name) || attributes['hidden'] !== undefined) return []
  const style = styleOf(node)
  if (style['display'] === 'none' || style['mso-hide'] === 'all') return []
  const children = cleanNodes(node.children)
  const own = meantBy(name, style)
  const inner: HtmlNode[] = own
    ? [{ name: own, attributes: kept(own, attributes), children }]
    : children
  // Documents write bold and italic as styles of spans.
  return name === 'span' || name === 'font' ? wrapped(inner, style) : inner
}

const DROPPED = new Set(
  (
    'applet area audio button canvas col colgroup embed frame head iframe img input link map meta noscript object option picture script ' +
    'select source style svg template textarea title video wbr xml'
  ).split(' '),
)

type Style = Readonly<Record<string, string>>

/** The declarations of an element. */
function styleOf({ attributes }: HtmlElement): Style {
  const declarations = (attributes['style'] ?? '').split(';').map((each) => {
    const colon = each.indexOf(':')
    return [
      each.slice(0, colon).trim().toLowerCase(),
      each
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    ]
  })
  return Object.fromEntries(declarations)
}

/** The element that says the same; undefined if only its content counts. */
function meantBy(name: string, style: Style): string | undefined {
  // Google Docs puts everything into bold that is not bold.
  if (name === 'b' || name === 'strong')
    return isNormal(style['font-weight']) ? undefined : 'strong'
  if (name === 'i' || name === 'em') return style['font-style'] === 'normal' ? undefined : 'em'
  if (name === 'del' || name === 's' || name === 'strike') return 's'
  return KEPT.has(name) ? name : undefined
}

const KEPT = new Set(
  (
    'a address article aside blockquote br code dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ' +
    'ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
)

function kept(name: string, { href, start }: HtmlElement['attributes']) {
  if (name === 'a' && href !== undefined) return { href }
  return name === 'ol' && start !== undefined ? { start } : {}
}

function wrapped(nodes: HtmlNode[], style: Style): HtmlNode[] {
  const names = [
    isBold(style['font-weight']) && 'strong',
    style['font-style'] === 'italic' && 'em',
    /line-through/.test(style['text-decoration'] ?? style['text-decoration-line'] ?? '') && 's',
  ].filter((name) => name !== false)
  return names.reduce<HtmlNode[]>((children, name) => [{ name, attributes: {}, children }], nodes)
}

function isBold(weight = ''): boolean {
  return weight === 'bold' || Number(weight) >= 600
}

function isNormal(weight = ''): boolean {
  return weight === 'normal' || Number(weight) === 400
}

const JOINED = new Set(['strong', 'em', 's', 'code'])

/** Joins equal neighbours: Word divides a bold word at each place where it was edited. */
function joinEqual(nodes: readonly HtmlNode[]): HtmlNode[] {
  const joined: HtmlNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' || typeof last !== 'object' || last.name !== node.name) {
      joined.push(node)
    } else if (JOINED.has(node.name)) {
      joined[joined.length - 1] = {
        ...last,
        children: joinEqual([...last.children, ...node.children]),
      }
    } else joined.push(node)
  }
  return joined
}
