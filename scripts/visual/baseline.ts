/** The hash of each picture by its name. */
export type Hashes = ReadonlyMap<string, string>

/** The accepted pictures, and who drew them. */
export interface Baseline {
  /** The fingerprint of the browser and the fonts that drew the pictures; empty where none were drawn yet. */
  renderer: string
  hashes: Hashes
}

const HEAD = [
  '# The accepted picture of each story: story, width, theme, hash. `npm run test:visual -- --update` writes this file.',
]
const RENDERER = '# renderer: '

/** Reads the list of accepted pictures. */
export function parseBaseline(text: string): Baseline {
  const lines = text.split('\n')
  const renderer = lines.find((line) => line.startsWith(RENDERER))?.slice(RENDERER.length) ?? ''
  const pictures = lines.filter((line) => line !== '' && !line.startsWith('#'))
  return { renderer, hashes: new Map(pictures.map(splitLine)) }
}

/** Writes the list of accepted pictures: sorted, one line each, so that two changes seldom meet. */
export function formatBaseline({ renderer, hashes }: Baseline): string {
  const lines = [...hashes].map(([name, hash]) => `${name} ${hash}`).toSorted()
  return [...HEAD, `${RENDERER}${renderer}`, ...lines, ''].join('\n')
}

function splitLine(line: string): [name: string, hash: string] {
  const end = line.lastIndexOf(' ')
  return [line.slice(0, end), line.slice(end + 1)]
}
