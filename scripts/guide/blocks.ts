import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A block of code in a guide, and what the line above it says about its place. */
export interface Block {
  /** A new file with this text. */
  file: string | undefined
  /** A file that gets this text at its end, or before the first line that begins with `before`. */
  into: string | undefined
  before: string | undefined
  code: string
}

/** The blocks of a guide that name a file. */
export function blocksOf(guide: string): Block[] {
  return [...guide.matchAll(/^```tsx? ((?:file|into)=.*)\n([^]*?)^```$/gm)].map(
    ([, place = '', code = '']) => ({
      file: /file=(\S+)/.exec(place)?.[1],
      into: /into=(\S+)/.exec(place)?.[1],
      before: /before="(.+)"/.exec(place)?.[1],
      code,
    }),
  )
}

/** Does in a folder what a block asks for. Throws where its place is not there. */
export function apply(folder: string, { file, into, before, code }: Block) {
  if (file) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
  if (!into) return
  const path = join(folder, into)
  const text = readFileSync(path, 'utf8')
  if (!before) return writeFileSync(path, `${text}\n${code}`)
  const [imports = '', entry = ''] = code.split('// …\n')
  const at = text.indexOf(`\n${before}`)
  if (at < 0) throw new Error(`${into} has no line that begins with ${before}`)
  writeFileSync(path, `${imports}${text.slice(0, at + 1)}${entry}${text.slice(at + 1)}`)
}
