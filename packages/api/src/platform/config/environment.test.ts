import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { environmentSchema } from './environment'

const variables = Object.keys(environmentSchema.fields)

test('the environment file of the operations guide has only known variables', () => {
  const block = /^# \/etc\/staff-console\.env[^]*?^```/m.exec(read('docs/operations.md'))?.[0] ?? ''
  const names = Array.from(block.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name)
  expect(names.length).toBeGreaterThan(3)
  expect(variables).toEqual(expect.arrayContaining(names))
})

function read(path: string): string {
  return readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
}
