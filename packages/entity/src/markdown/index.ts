// An entry of its own with an optional peer dependency, `markdown-it`: it takes 50 KB in a browser, and most users need none of it.
export { presentTexts } from './presentTexts'
export type { PresentedText } from './presentTexts'
export { mayLinkToRecords, recordLinksIn, renderMarkdown } from './renderMarkdown'
export type { MarkdownOptions, RecordLink, TextPictureSizes } from './renderMarkdown'
