import subsetFont from 'subset-font'
import type { Plugin, Rolldown } from 'vite'

/** The weights of the interface, see `weight` of `@staff/ui`: up to that of `<strong>`. */
const WEIGHTS = { min: 400, max: 700, default: 400 }

/** Removes from the variable fonts of a build the weights that nothing uses. The characters of each file stay. */
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
      await Promise.all(
        fonts.map(async (font) => {
          const range = ranges.get(font.fileName)
          if (!range) throw new Error(`No style sheet says which characters ${font.fileName} has`)
          font.source = await subsetFont(Buffer.from(font.source), charactersOf(range), {
            targetFormat: 'woff2',
            variationAxes: { wght: WEIGHTS },
          })
        }),
      )
    },
  }
}

/** The range of characters of each font file, as the style sheets declare it: 'U+0000-00FF,U+0131'. */
function unicodeRanges(bundle: Rolldown.OutputBundle): Map<string, string> {
  const sheets = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
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
