import { createHash } from 'node:crypto'

/** The themes in which each story is pictured, in this order. */
export const THEMES = ['light', 'dark'] as const

/** One picture of a story: at a width, in a theme. */
export interface Shot {
  /** The story's id in Storybook. */
  story: string
  /** The width of the window in pixels. */
  width: number
  theme: (typeof THEMES)[number]
}

/** What a picture is called in the list of hashes, in the report and among the files. */
export function nameOf({ story, width, theme }: Shot): string {
  return `${story} ${width} ${theme}`
}

/** What stands for a picture: twelve digits of the hash of its file. */
export function hashOf(png: Uint8Array): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 12)
}
