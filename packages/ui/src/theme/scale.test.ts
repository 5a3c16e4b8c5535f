import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx,css}',
    '../../../forms/src/**/*.{ts,tsx}',
    '../../../admin/src/**/*.{ts,tsx}',
    '../../../../apps/console/src/**/*.{ts,tsx}',
    '../../../../.storybook/**/*.{ts,tsx}',
    '!**/*.test.ts',
    // Documents of other programs.
    '!../MarkdownTextArea/paste/pasted.fixtures.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** Properties, in CSS and in `style` objects, whose lengths must be steps of `space`. */
const spacing = String.raw`(?:(?:scroll-)?(?:padding|margin)(?:-?(?:block|inline))?(?:-?(?:start|end))?|(?:row-|column-)?gap)`
const spacings = new RegExp(String.raw`(?<![\w-])${spacing}: ?((?:\$\{[^}]*\}|[^;{}\n$])+)`, 'gi')

const sizes = /font-size: ?([^;\n]+)|fontSize: ([^,\n]+)/g
const fonts = /(?<![\w-])font: ?([^;\n]+)/g
const distances = /letter-?spacing: ?([^;\n]+)/gi

test('values off the scale are found everywhere', () => {
  const sheet = `
    font: 650 2.5rem/1 var(--font);
    font: \${text.md};
    font-size: 17px;
    font-size: calc(var(--size) * 0.39);
    letter-spacing: -0.01em;
    padding-inline: \${space.s2} 1.5rem;
    margin: 0 auto;
    margin-block: -6px;
    scroll-margin-block: calc(\${space.s4} - 2px);
    padding: calc(\${space.s4} - 1px) 0;
    <div style={{ gap: '0.5rem' }} /> <div style={{ paddingBlock: 16 }} />
    <Card padding="m" /> <svg viewBox="0 0 16 16" />`
  expect(refused(sheet, fonts, hasLength)).toEqual(['font: 650 2.5rem/1 var(--font)'])
  expect(refused(sheet, sizes, hasLength)).toEqual(['font-size: 17px'])
  expect(refused(sheet, distances, hasLength)).toEqual(['letter-spacing: -0.01em'])
  expect(refused(sheet, spacings, hasSpacing)).toEqual([
    'padding-inline: ${space.s2} 1.5rem',
    'margin-block: -6px',
    'scroll-margin-block: calc(${space.s4} - 2px)',
    "gap: '0.5rem'",
    'paddingBlock: 16',
  ])
})

test('font sizes are those of the scale', () => {
  expect(offences(sizes, hasLength)).toEqual([])
  expect(offences(fonts, hasLength, /theme\/tokens|Type\.stories/)).toEqual([])
})

test('letter spacing is that of the typeface or of headings', () => {
  expect(offences(distances, hasLength)).toEqual([])
})

test('paddings, gaps and margins are steps of the scale', () => {
  expect(offences(spacings, hasSpacing)).toEqual([])
})

test('variables for paddings, gaps and margins are steps of the scale too', () => {
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(spacings)].flatMap(([declaration]) =>
      [...declaration.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    ),
  )
  expect(names).toContain('--cell-side')
  const definitions = new RegExp(String.raw`(?:${names.join('|')})'?: ?([^;\n]+)`, 'g')
  expect(offences(definitions, hasSpacing)).toEqual([])
})

/** The declarations with a refused value in all sources, with their file. */
function offences(
  declarations: RegExp,
  isRefused: (value: string) => boolean,
  except = /theme\/tokens/,
): string[] {
  expect(Object.keys(sources).length).toBeGreaterThan(400)
  return Object.entries(sources)
    .filter(([path]) => !except.test(path))
    .flatMap(([path, source]) =>
      refused(source, declarations, isRefused).map((declaration) => `${path}: ${declaration}`),
    )
}

function refused(source: string, declarations: RegExp, isRefused: (value: string) => boolean) {
  return [...source.matchAll(declarations)]
    .filter((match) => isRefused(match.slice(1).find(Boolean) ?? ''))
    .map(([declaration]) => declaration.trim())
}

/** A literal length. Percentages and shares of a token are allowed. */
function hasLength(value: string): boolean {
  return /\d(?:px|rem|em|ch|pt)\b/.test(value)
}

/** One pixel is a line or space for a border; `@page` measures paper. */
function hasSpacing(value: string): boolean {
  const literal = value.replaceAll(/(?<![\d.])1px|\dcm/g, '')
  return hasLength(literal) || /^[1-9]/.test(literal.trim())
}
