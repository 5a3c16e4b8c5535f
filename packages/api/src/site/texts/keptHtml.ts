import { recordLinksIn, renderMarkdown, type MarkdownOptions } from '@staff/entity/markdown'
import { LRUCache } from 'lru-cache'

/**
 * The HTML of a Markdown text, which is kept. A page of long texts takes up to a second to render, and visitors can ask for it by many
 * addresses.
 */
export function keptHtml(markdown: string, hrefOf: Required<MarkdownOptions>['hrefOf']): string {
  const links = recordLinksIn(markdown).map((link) => hrefOf(link) ?? '')
  const key = [markdown, ...links].join('\n')
  const known = kept.get(key)
  if (known !== undefined) return known
  const html = renderMarkdown(markdown, { hrefOf })
  kept.set(key, html)
  return html
}

/** In characters. A text is kept as its key and as HTML. */
const MAX_SIZE = 4_000_000

const kept = new LRUCache<string, string>({
  maxSize: MAX_SIZE,
  sizeCalculation: (html, key) => key.length + html.length + 1,
})
