import type { AnyEntity, EntityValues } from '../entity'
import { asText } from '../field/asText'
import { markdownFields } from '../field/markdownFields'
import { renderMarkdown } from './renderMarkdown'

/** A Markdown text as the public site gets it. */
export interface PresentedText {
  markdown: string
  /** The same as HTML that can stand in a page as it is. */
  html: string
}

/** A record whose Markdown texts are presented as Markdown and as HTML. `render` makes the HTML of a text. */
export function presentTexts(
  entity: Pick<AnyEntity, 'fields'>,
  record: EntityValues,
  render: (markdown: string) => string = (markdown) => renderMarkdown(markdown),
): EntityValues {
  const texts = markdownFields(entity).map((name): [string, PresentedText] => {
    const markdown = asText(record[name])
    return [name, { markdown, html: render(markdown) }]
  })
  return { ...record, ...Object.fromEntries(texts) }
}
