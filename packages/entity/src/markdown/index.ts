// An entry of its own, because its library takes 50 KB: a console loads it for a preview only.
export { presentTexts } from './presentTexts'
export type { PresentedText } from './presentTexts'
export { mayLinkToRecords, recordLinksIn, renderMarkdown } from './renderMarkdown'
export type { MarkdownOptions, RecordLink } from './renderMarkdown'
