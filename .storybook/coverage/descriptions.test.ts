import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, describe, expect, test } from 'vitest'

import { featureOf, features } from '../features/features'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface StoryPage {
  title: string
  source: string
  file: string
}

/** Every title of the sidebar with its file of stories. */
let pages: StoryPage[]
let docs: string[]

beforeAll(async () => {
  const configDir = join(root, '.storybook')
  const entries = Object.values((await buildIndex({ configDir })).entries)
  const files = new Map(
    entries.flatMap(({ title, type, importPath, tags = [] }) =>
      type === 'story' && tags.includes('dev') ? [[title, join(root, importPath)] as const] : [],
    ),
  )
  pages = [...files].map(([title, file]) => ({ title, file, source: readFileSync(file, 'utf8') }))
  docs = entries.flatMap(({ title, type }) => (type === 'docs' ? [title] : []))
}, 60_000)

test('every screen and journey says in a sentence what it is', () => {
  const screens = pages.filter(({ title }) => /^(?:Screens|Journeys)\//.test(title))
  expect(screens.length).toBeGreaterThan(80)
  // Write it as a comment above `const meta`.
  expect(screens.filter(isSilent).map(({ title }) => title)).toEqual([])
})

test('every component says in a sentence what it is', () => {
  const components = pages.filter(({ title }) => /^(?:Components|Forms\/Fields)\//.test(title))
  expect(components.length).toBeGreaterThan(60)
  const silent = components.filter((page) => isSilent(page) && !isComponentDescribed(page))
  expect(silent.map(({ title }) => title)).toEqual([])
})

test('every screen and journey has a docs page', () => {
  const missing = pages.filter(
    ({ title }) => /^(?:Screens|Journeys)\//.test(title) && !docs.includes(title),
  )
  expect(missing.map(({ title }) => title)).toEqual([])
})

test('a page without a sentence is found', () => {
  expect(isSilent({ title: '', file: '', source: 'const meta = {}' })).toBe(true)
  expect(isSilent({ title: '', file: '', source: '/** A list. */\nconst meta = {}' })).toBe(false)
})

test('no sentence replaces the parameters of its page', () => {
  // Storybook adds the sentence to an object that it can read: `parameters: { ...screenParameters }`.
  const replaced = pages.filter(({ source }) => /^ {2}parameters: \w+,$/m.test(source))
  expect(replaced.map(({ title }) => title)).toEqual([])
})

test('every feature of the sidebar has a page with its purpose, and every such page a feature', () => {
  const shown = pages.flatMap(({ title }) => /^Screens\/Features\/([^/]+)$/.exec(title)?.[1] ?? [])
  expect(shown.toSorted()).toEqual(Object.keys(features).toSorted())
  expect(featureOf('Screens/Features/Trash')).toBe(features['Trash'])
})

describe.each(Object.entries(features))('%s', (_name, { purpose, dos, donts, decisions }) => {
  test('says what to do and what not, in sentences', () => {
    expect(dos.length * donts.length).toBeGreaterThan(0)
    for (const sentence of [purpose, ...dos, ...donts]) expect(sentence).toMatch(/^[A-Z].*\.$/s)
  })

  test('names decisions that exist', () => {
    const records = readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 3))
    expect(decisions.filter((number) => !records.includes(number))).toEqual([])
  })
})

function isSilent({ source }: StoryPage): boolean {
  return !/\/\*\*[^/]+\*\/\s*const meta\b/.test(source)
}

/** Whether the component beside its stories has a comment, which its docs page shows. */
function isComponentDescribed({ file, source }: StoryPage): boolean {
  const [, name = ''] = /component: (\w+)/.exec(source) ?? []
  const [, from] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']*)'`).exec(source) ?? []
  const path = join(dirname(file), `${from ?? ''}.tsx`)
  if (name === '' || !existsSync(path)) return false
  return new RegExp(`\\*/\\s*export (?:function|const) ${name}\\b`).test(readFileSync(path, 'utf8'))
}
