import type { AnyEntity, EntityValues } from '../entity'
import { markdownFields } from '../field/markdownFields'
import { renderMarkdown, type MarkdownOptions } from './renderMarkdown'

/** A Markdown text as the public site gets it. */
export interface PresentedText {
  markdown: string
  /** The same as HTML that can stand in a page as it is. */
  html: string
}

/** The text of a field; empty for any other value. */
function textIn(record: EntityValues, name: string): string {
  const value = record[name]
  return typeof value === 'string' ? value : ''
}

/** A record whose Markdown texts are presented as Markdown and as HTML. */
export function presentTexts(
  entity: Pick<AnyEntity, 'fields'>,
  record: EntityValues,
  options?: MarkdownOptions,
): EntityValues {
  const texts = markdownFields(entity).map((name): [string, PresentedText] => {
    const markdown = textIn(record, name)
    return [name, { markdown, html: renderMarkdown(markdown, options) }]
  })
  return { ...record, ...Object.fromEntries(texts) }
}
