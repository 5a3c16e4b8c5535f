import { address } from './api.js'
import { h } from './draw.js'

/** How many characters of a description search engines show. */
const SHOWN = 160

/**
 * Tells search engines about a page, and networks where somebody shares it: what staff wrote for them, otherwise the beginning of the text
 * and the picture of the record. The title is the page's own.
 */
export function describePage(record, { text = '', image = null }) {
  const { metaDescription, shareImage, noIndex } = record
  const description = metaDescription || beginningOf(text)
  for (const each of document.head.querySelectorAll('[data-record]')) each.remove()
  const shared = shareImage || image
  add({ name: 'description', content: description })
  add({ property: 'og:description', content: description })
  if (shared) add({ property: 'og:image', content: address(shared.src) })
  if (noIndex) add({ name: 'robots', content: 'noindex' })
}

/** The words of a text with structure. */
export function plainText({ html }) {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent
}

function add(attributes) {
  document.head.append(h('meta', { ...attributes, 'data-record': '' }))
}

function beginningOf(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= SHOWN) return line
  return `${line.slice(0, line.lastIndexOf(' ', SHOWN - 1))}…`
}
