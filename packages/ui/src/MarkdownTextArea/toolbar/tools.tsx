import { Bold, Heading, Italic, Link, List, ListOrdered, Quote } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'

import { toggleLink } from '../edits/links'
import type { EditText } from '../edits/textEdit'
import { toggleHeading, toggleList, toggleNumberedList, toggleQuote } from '../edits/toggleLines'
import { toggleBold, toggleItalic } from '../edits/toggleMark'

export interface Tool {
  name: string
  icon: ReactNode
  edit: EditText
  /** The letter that does the same with Ctrl or ⌘. */
  letter?: string
  withShift?: boolean
}

/** The buttons above a Markdown text. The palette has Ctrl K, so a link has Ctrl Shift K. */
export const tools: readonly Tool[] = [
  { name: 'Bold', icon: <Bold />, edit: toggleBold, letter: 'B' },
  { name: 'Italic', icon: <Italic />, edit: toggleItalic, letter: 'I' },
  { name: 'Heading', icon: <Heading />, edit: toggleHeading },
  { name: 'Quote', icon: <Quote />, edit: toggleQuote },
  { name: 'List', icon: <List />, edit: toggleList },
  { name: 'Numbered list', icon: <ListOrdered />, edit: toggleNumberedList },
  { name: 'Link', icon: <Link />, edit: toggleLink, letter: 'K', withShift: true },
]

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** The name of a button and its keys, 'Bold (Ctrl+B)'. */
export function labelOf({ name, letter, withShift }: Tool): string {
  if (!letter) return name
  const keys = isApple ? `${withShift ? '⇧' : ''}⌘` : `Ctrl+${withShift ? 'Shift+' : ''}`
  return `${name} (${keys}${letter})`
}

/** The keys of a button for screen readers. */
export function keysOf({ letter, withShift }: Tool): string | undefined {
  if (!letter) return undefined
  return `${isApple ? 'Meta' : 'Control'}+${withShift ? 'Shift+' : ''}${letter}`
}

/** The tool of the pressed keys. */
export function toolOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const isCommand = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isCommand || altKey) return undefined
  return tools.find(
    ({ letter, withShift = false }) => letter === key.toUpperCase() && withShift === shiftKey,
  )
}
