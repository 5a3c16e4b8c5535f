import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { check } from 'recheck'
import { beforeAll, expect, test } from 'vitest'

import {
  addFrom,
  findExpressions,
  type FoundExpression,
  type FoundExpressions,
} from './findExpressions'

const ROOT = join(import.meta.dirname, '../..')

// The server, and what it shares with forms. Their expressions meet the texts of strangers: headers, parameters, files.
const { literals, building } = findExpressions(ROOT, [
  'apps/api/src',
  'packages/api/src',
  'packages/content/src',
  'packages/contract/src',
  'packages/entity/src',
  'packages/forms/src',
])

/** Files that build expressions when they are loaded. */
const BUILT_AT_START = [
  'packages/contract/src/areas/filterRules.ts',
  'packages/entity/src/text/hiddenCharacters.ts',
]

/** Files that build expressions later, and whose texts they meet. */
const NO_STRANGERS: Record<string, string> = {
  'packages/api/src/platform/config/environmentTypes.ts': 'settings of the operator',
  'packages/api/src/site/console/contentSecurityPolicy.ts': 'the built pages',
}

const built: FoundExpression[] = []
beforeAll(async () => {
  built.push(...(await builtAtStart()))
})

test('the sources have regular expressions', () => {
  expect(literals.length).toBeGreaterThan(80)
  expect(new Set(built.map(({ file }) => file))).toEqual(new Set(BUILT_AT_START))
})

test('the files that build expressions are known', () => {
  const known = [...BUILT_AT_START, ...Object.keys(NO_STRANGERS)]
  expect(building.toSorted()).toEqual(known.toSorted())
})

test('the time of each is linear in the length of the text', async () => {
  expect(await superLinear([...literals, ...built])).toEqual([])
}, 300_000)

test.each([
  String.raw`const accepted = /(?:^|[\s,])br\s*(?:;\s*q=0?\.\d*[1-9]\d*\s*)?(?:,|$)/i`,
  String.raw`export const slashes = (text: string) => text.replace(/\/+$/, '')`,
  'const words = /^(?:[a-z]+ ?)+$/',
])('one that is not is found: %s', async (source) => {
  const found: FoundExpressions = { literals: [], building: [] }
  addFrom(found, 'sample.ts', source)
  expect(await superLinear(found.literals)).toHaveLength(1)
})

/** Descriptions of the expressions whose time grows faster than the text. */
async function superLinear(expressions: readonly FoundExpression[]): Promise<string[]> {
  const found: string[] = []
  const different = new Map(expressions.map((each) => [`/${each.pattern}/${each.flags}`, each]))
  for (const { file, pattern, flags } of different.values()) {
    // A fixed seed, so that each run tries the same texts.
    const result = await check(pattern, flags, { timeout: 60_000, randomSeed: 1 })
    const attack = result.status === 'vulnerable' ? result.attack.pattern : result.status
    if (result.status !== 'safe') found.push(`${file}: /${pattern}/${flags} ${attack}`)
  }
  return found
}

/** The expressions that files build while they are loaded. */
async function builtAtStart(): Promise<FoundExpression[]> {
  const found: FoundExpression[] = []
  const original = RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, given: ConstructorParameters<typeof RegExp>) {
      const made = new target(...given)
      const file = BUILT_AT_START.find((each) => new Error('here').stack?.includes(each))
      if (file !== undefined) found.push({ file, pattern: made.source, flags: made.flags })
      return made
    },
  })
  try {
    await Promise.all(BUILT_AT_START.map((file) => import(pathToFileURL(join(ROOT, file)).href)))
  } finally {
    globalThis.RegExp = original
  }
  return found
}
