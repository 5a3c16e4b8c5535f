import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story in Storybook's index. */
export interface StoryEntry {
  id: string
  title: string
  name: string
}

interface IndexEntry extends StoryEntry {
  type: 'story' | 'docs'
}

/** Reads the stories of a built Storybook. */
export function readStories(folder: string): StoryEntry[] {
  const text = readFileSync(join(folder, 'index.json'), 'utf8')
  // Storybook writes this file.
  const { entries } = JSON.parse(text) as { entries: Record<string, IndexEntry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Whether a story shows something that opens over a page: a dialog, a drawer, a menu, the palette. */
export function isDialog({ title }: Pick<StoryEntry, 'title'>): boolean {
  return DIALOGS.some((name) => title === name || (name.endsWith('/') && title.startsWith(name)))
}

// Titles, and groups of titles.
const DIALOGS = [
  'Components/Overlays/',
  'Journeys/Session expiry',
  'Project/',
  'Screens/Features/Bulk',
  'Screens/Features/History',
  'Screens/Features/Palette',
  'Screens/Features/Views/Change view',
  'Screens/Features/Views/Save view',
  'Screens/General/Loading',
  'Screens/General/Login over a form',
]

/** Whether a story's title, name or id contains each of the words, in any case. */
export function isMeant({ id, title, name }: StoryEntry, words: readonly string[]): boolean {
  const text = `${title}/${name} ${id}`.toLowerCase()
  return words.every((word) => text.includes(word.toLowerCase()))
}
