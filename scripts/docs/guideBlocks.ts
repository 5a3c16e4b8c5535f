import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A block of code in a guide. The attributes of its first line say which file it belongs to. */
export interface Block {
  /** The path of a new file. */
  file: string | undefined
  /** The path of an existing file. */
  into: string | undefined
  /** The start of the line before which the code is inserted into the file; without it, the code is appended. */
  before: string | undefined
  code: string
}

/** Returns the blocks of a guide that name a file. */
export function blocksOf(guide: string): Block[] {
  return [...guide.matchAll(/^```tsx? ((?:file|into)=.*)\n([^]*?)^```$/gm)].map(
    ([, attributes = '', code = '']) => ({
      file: /file=(\S+)/.exec(attributes)?.[1],
      into: /into=(\S+)/.exec(attributes)?.[1],
      before: /before="(.+)"/.exec(attributes)?.[1],
      code,
    }),
  )
}

/** Applies a block to the repository in a folder. Throws if the file or its line is missing. */
export function applyBlock(folder: string, { file, into, before, code }: Block) {
  if (file) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }
  if (!into) return
  const path = join(folder, into)
  const text = readFileSync(path, 'utf8')
  if (!before) return writeFileSync(path, `${text}\n${code}`)
  // A line with an ellipsis separates the imports, which go to the top, from the inserted code.
  const [imports = '', inserted = ''] = code.split('// …\n')
  const lineBreak = text.indexOf(`\n${before}`)
  if (lineBreak < 0) throw new Error(`${into} has no line that begins with ${before}`)
  const lineStart = lineBreak + 1
  writeFileSync(path, `${imports}${text.slice(0, lineStart)}${inserted}${text.slice(lineStart)}`)
}
