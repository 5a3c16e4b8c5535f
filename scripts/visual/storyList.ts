import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story as Storybook's index names it. */
export interface PicturedStory {
  id: string
  title: string
  name: string
}

interface Entry extends PicturedStory {
  type: 'story' | 'docs'
}

/** All stories of a built Storybook. */
export function readStories(folder: string): PicturedStory[] {
  const text = readFileSync(join(folder, 'index.json'), 'utf8')
  // The file is Storybook's own; its tests would fail first if its shape changed.
  const { entries } = JSON.parse(text) as { entries: Record<string, Entry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Whether a story holds all the words in its title, name or id, in any case. */
export function isMeant({ id, title, name }: PicturedStory, words: readonly string[]): boolean {
  const text = `${title}/${name} ${id}`.toLowerCase()
  return words.every((word) => text.includes(word.toLowerCase()))
}
