import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** An import of one file by another. Paths start at the folder that was read. */
export interface Import {
  from: string
  to: string
}

/** The TypeScript files of a folder, without tests, stories and what only they use. Paths start at the folder. */
export function sourcesIn(folder: string): string[] {
  return filesIn(folder).filter((name) => !isForTests(name))
}

/** The TypeScript files of a folder, without what is installed or built. Paths start at the folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name),
  )
}

/** The relative imports between the TypeScript files of a folder, without those of tests and of what only tests use. */
export function importsIn(folder: string): Import[] {
  return sourcesIn(folder)
    .flatMap((from) =>
      specifiersIn(readFileSync(join(folder, from), 'utf8'))
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => ({ from, to: normalize(join(dirname(from), specifier)) })),
    )
    .filter(({ to }) => !to.startsWith('..') && !isForTests(to))
}

/** What a source imports or exports again: './a', 'react'. */
export function specifiersIn(source: string): string[] {
  return [...source.matchAll(/\b(?:from|import) ?\(?'([^'\n]+)'/g)].map(([, path = '']) => path)
}

/** Whether a path is that of a test, a story, or a file that only they use. */
export function isForTests(path: string): boolean {
  return /\.(?:test|stories|fixtures)\.|(?:^|\/)(?:testing|stories)(?:[./]|$)/.test(path)
}

/** The imports that go up: from a layer to one that is named after it. */
export function upwardImports(imports: readonly Import[], layers: readonly string[]): string[] {
  const levelOf = (file: string) => layers.indexOf(file.split('/')[0] ?? '')
  return imports
    .filter(
      ({ from, to }) => levelOf(from) >= 0 && (levelOf(to) < 0 || levelOf(to) > levelOf(from)),
    )
    .map(({ from, to }) => `${from} imports ${to}`)
}

/** The pairs of rooms that import each other. A room is a folder of a layer; files beside the rooms are one too. */
export function mutualRooms(imports: readonly Import[]): string[] {
  const pairs = new Map<string, string>()
  for (const { from, to } of imports) {
    const [one, other] = [roomOf(from), roomOf(to)]
    if (one !== other) pairs.set(`${one} and ${other}`, `${from} imports ${to}`)
  }
  return [...pairs].flatMap(([pair, why]) => {
    const [one = '', other = ''] = pair.split(' and ')
    const back = pairs.get(`${other} and ${one}`)
    return back !== undefined && one < other ? [`${pair}: ${why}, and ${back}`] : []
  })
}

function roomOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/')
}
