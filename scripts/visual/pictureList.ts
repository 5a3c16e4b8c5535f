import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** The accepted pictures. */
export interface PictureList {
  /** The fingerprint of the browser and fonts that drew the pictures; empty for a new list. */
  renderer: string
  /** The hash of each picture by its name: story, width and theme. */
  hashes: ReadonlyMap<string, string>
}

const HEAD =
  '# The accepted picture of each story: story, width, theme, hash. `npm run test:visual -- --update` writes this file.'
const RENDERER = '# renderer: '

/** Reads the list from a file; a missing file is an empty list. */
export function readPictureList(file: string): PictureList {
  return parsePictureList(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

export function parsePictureList(text: string): PictureList {
  const lines = text.split('\n')
  const renderer = lines.find((line) => line.startsWith(RENDERER))?.slice(RENDERER.length) ?? ''
  const pictures = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return { renderer, hashes: new Map(pictures.map(splitLine)) }
}

/** Formats the list: sorted, one line for each picture, so that parallel changes seldom conflict. */
export function formatPictureList({ renderer, hashes }: PictureList): string {
  const lines = [...hashes].map(([name, hash]) => `${name} ${hash}`).toSorted()
  return [HEAD, `${RENDERER}${renderer}`, ...lines, ''].join('\n')
}

/** The id of the story that a picture shows. */
export function storyIdOf(name: string): string {
  return name.slice(0, name.indexOf(' '))
}

/** The first twelve hexadecimal digits of the SHA-256 of a picture. */
export function hashOf(png: Uint8Array): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 12)
}

function splitLine(line: string): [name: string, hash: string] {
  const end = line.lastIndexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}
