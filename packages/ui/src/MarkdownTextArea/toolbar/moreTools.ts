import type { ReactNode } from 'react'

import { escapeMarkdown } from '../paste/escapeMarkdown'

/** A button of a Markdown text that asks something before it inserts, such as which picture. */
export interface MarkdownTool {
  name: string
  icon: ReactNode
  /** Called when it is pressed. */
  onPress: (place: MarkdownPlace) => void
}

/** Where the caret was when a button was pressed. */
export interface MarkdownPlace {
  /** The selected words; empty for none. */
  selected: string
  /** Puts Markdown in the place of the selection, and the focus behind it. The browser's undo takes it back. */
  insert: (markdown: string) => void
}

/** A link in Markdown. Nothing in the words is a mark. */
export function markdownLink(words: string, address: string): string {
  return `[${escapeWords(words)}](${address})`
}

/** A picture in Markdown. `alt` says what it shows; it is empty for a decorative one. */
export function markdownPicture(alt: string, address: string): string {
  return `![${escapeWords(alt)}](${address})`
}

function escapeWords(words: string): string {
  return escapeMarkdown(words.replaceAll(/\s+/g, ' ').trim()).replaceAll(
    /(?<!\\)[[\]]/g,
    String.raw`\$&`,
  )
}
