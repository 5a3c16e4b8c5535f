import { pictureAddressesIn } from '@staff/contract'
import {
  mayLinkToRecords,
  recordLinksIn,
  renderMarkdown,
  type MarkdownOptions,
  type RecordLink,
} from '@staff/entity/markdown'
import { LRUCache } from 'lru-cache'

// A page of long texts takes up to a second to read, and visitors can ask for it by many addresses.

/** The records that a text links to. They are kept. */
export function keptLinks(markdown: string): RecordLink[] {
  return mayLinkToRecords(markdown) ? links.memo(markdown) : []
}

/** The HTML of a Markdown text. It is kept for each set of addresses, and of pictures that are stored. */
export function keptHtml(markdown: string, options: Required<MarkdownOptions>): string {
  const { hrefOf, sizesOf } = options
  const hrefs = keptLinks(markdown).map((link) => hrefOf(link) ?? '')
  // The size of a picture with a given address never changes.
  const stored = pictureAddressesIn(markdown).map((address) => (sizesOf(address) ? 'stored' : ''))
  const key = [markdown, ...hrefs, ...stored].join('\n')
  const known = html.get(key)
  if (known !== undefined) return known
  const made = renderMarkdown(markdown, options)
  html.set(key, made)
  return made
}

/** In characters, for each of the two. */
const MAX_SIZE = 4_000_000

const links = new LRUCache<string, RecordLink[]>({
  maxSize: MAX_SIZE,
  sizeCalculation: (_links, markdown) => markdown.length + 1,
  memoMethod: recordLinksIn,
})

const html = new LRUCache<string, string>({
  maxSize: MAX_SIZE,
  sizeCalculation: (made, key) => key.length + made.length + 1,
})
