import { createElement, memo, useMemo, type ReactNode } from 'react'

import { safeHref } from '../../Link/safeHref'
import { readHtml, type HtmlElement, type HtmlNode } from '../html/readHtml'
import { proseStyle, proseStyles } from './proseStyles'

export interface RenderedMarkdownProps {
  /** The text. */
  markdown: string
  /** Makes HTML of it. */
  render: (markdown: string) => string
  /** Where a picture is loaded; undefined for one that is not loaded. */
  resolvePicture?: ResolvePicture | undefined
}

/** Where the browser loads a picture with an address; undefined for an address from which it loads none. */
export type ResolvePicture = (address: string) => string | undefined

/** A Markdown text as it is read. Its elements are created one by one, so that no text can become a script. */
export const RenderedMarkdown = memo(function Rendered({
  markdown,
  render,
  resolvePicture = loadsNone,
}: RenderedMarkdownProps) {
  const content = useMemo(
    () => contentOf(withPictures(readHtml(render(markdown)), resolvePicture)),
    [markdown, render, resolvePicture],
  )
  return <div style={proseStyle}>{content}</div>
})

function loadsNone(): undefined {
  return undefined
}

/** Pictures with the address from which they are loaded. The policy of the page allows none from elsewhere, which become links. */
function withPictures(nodes: readonly HtmlNode[], resolve: ResolvePicture): HtmlNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node
    if (node.name !== 'img') return { ...node, children: withPictures(node.children, resolve) }
    const { src = '' } = node.attributes
    const loaded = resolve(src)
    if (loaded === undefined) return pictureLink(node.attributes)
    return { ...node, attributes: { ...node.attributes, src: loaded } }
  })
}

function contentOf(nodes: readonly HtmlNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : createElement(Part, { key: index, element: node }),
  )
}

function Part({ element }: { element: HtmlElement }) {
  const { name, attributes, children } = element
  if (name === 'a') return <Anchor element={element} />
  if (name === 'img')
    return <img style={proseStyles[name]} src={attributes['src']} alt={attributes['alt'] ?? ''} />
  const style = proseStyles[name]
  if (name === 'br' || name === 'hr') return createElement(name, { style })
  const content = contentOf(name === 'pre' ? children.flatMap(withoutCode) : children)
  if (BLOCKS.has(name)) {
    const { start } = attributes
    return createElement(
      name,
      { dir: 'auto', style, ...(start && { start: Number(start) }) },
      content,
    )
  }
  return INLINE.has(name) ? createElement(name, { style }, content) : content
}

const BLOCKS = new Set('h2 h3 h4 h5 h6 p ul ol li blockquote'.split(' '))
const INLINE = new Set('strong em s code pre'.split(' '))

/** The code of a block has the style of the block. */
function withoutCode(node: HtmlNode): HtmlNode[] {
  return typeof node === 'object' && node.name === 'code' ? node.children : [node]
}

function pictureLink({ src = '', alt = '' }: HtmlElement['attributes']): HtmlElement {
  return { name: 'a', attributes: { href: src }, children: [`Picture: ${alt || src}`] }
}

/** A link that opens in a new tab. An address within the website leads nowhere here. */
function Anchor({ element: { attributes, children } }: { element: HtmlElement }) {
  const { href = '' } = attributes
  const address = /^(?:mailto|tel):/i.test(href) ? href : safeHref(href)
  const content = contentOf(children)
  if (address === undefined) {
    return (
      <span style={proseStyles['a']} title={href}>
        {content}
      </span>
    )
  }
  return (
    <a style={proseStyles['a']} href={address} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}
