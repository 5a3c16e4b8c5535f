import { createHash } from 'node:crypto'
import { extname } from 'node:path'

import subsetFont from 'subset-font'
import type { Plugin, Rolldown } from 'vite'

/** The weights of the interface, see `weight` of `@staff/ui`: up to that of `<strong>`. */
const WEIGHTS = { min: 400, max: 700, default: 400 }

/**
 * Removes from the variable fonts of a build the weights that nothing uses. The characters of each file stay. A file gets the hash of what
 * it is then into its name, because browsers never ask again for a name that they have.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    // After the style sheets, which say which characters a file has.
    enforce: 'post',
    apply: 'build',
    async generateBundle(_, bundle) {
      const ranges = unicodeRanges(bundle)
      const fonts = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.woff2') ? [file] : [],
      )
      const renamed = await Promise.all(
        fonts.map(async ({ fileName, source }) => {
          const range = ranges.get(fileName)
          if (!range) throw new Error(`No style sheet says which characters ${fileName} has`)
          const subset = await subsetFont(Buffer.from(source), charactersOf(range), {
            targetFormat: 'woff2',
            variationAxes: { wght: WEIGHTS },
          })
          delete bundle[fileName]
          const name = withHash(fileName, subset)
          this.emitFile({ type: 'asset', fileName: name, source: subset })
          return [fileName, name] as const
        }),
      )
      for (const file of sheetsOf(bundle))
        file.source = renamed.reduce(
          (text, [old, name]) => text.replaceAll(old, name),
          String(file.source),
        )
    },
  }
}

/** The name of a file with the hash of its content in place of the hash that Vite has given it. */
export function withHash(fileName: string, content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)
  const extension = extname(fileName)
  return `${fileName.slice(0, -HASH_LENGTH - extension.length)}${hash}${extension}`
}

// As Vite does.
const HASH_LENGTH = 8

function sheetsOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
  )
}

/** The range of characters of each font file, as the style sheets declare it: 'U+0000-00FF,U+0131'. */
function unicodeRanges(bundle: Rolldown.OutputBundle): Map<string, string> {
  const sheets = sheetsOf(bundle).map(({ source }) => String(source))
  const declared = /@font-face\s*\{[^}]*url\(\/?([^)]+\.woff2)\)[^}]*unicode-range:\s*([^;}]+)/g
  return new Map(
    sheets.flatMap((sheet) =>
      Array.from(sheet.matchAll(declared), ([, file = '', range = '']) => [file, range] as const),
    ),
  )
}

/** The characters of a range: 'U+0041-0043,U+20AC' has A, B, C and €, 'U+4?' those from U+40 to U+4F. */
export function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [start = '', end = start] = part.trim().replace(/^U\+/i, '').split('-')
      const first = Number.parseInt(start.replaceAll('?', '0'), 16)
      const last = Number.parseInt(end.replaceAll('?', 'F'), 16)
      return Array.from({ length: last - first + 1 }, (_, index) =>
        String.fromCodePoint(first + index),
      )
    })
    .join('')
}
