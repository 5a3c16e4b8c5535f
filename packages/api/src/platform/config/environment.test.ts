import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { Schema } from 'yup'

import { environmentSchema } from './environment'

const variables = Object.entries(environmentSchema.fields)

test('the operations guide lists every variable with its description and its default', () => {
  const rows = variables.map(([name, schema]) => {
    const { description, whenUnset } = (schema instanceof Schema && schema.meta()) || {}
    return [`\`${name}\``, description, whenUnset]
  })
  expect(tableRows(read('docs/operations.md'))).toEqual(rows)
})

test('the environment file of the operations guide has only known variables', () => {
  const block = /^# \/etc\/staff-console\.env[^]*?^```/m.exec(read('docs/operations.md'))?.[0] ?? ''
  const names = Array.from(block.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name)
  expect(names.length).toBeGreaterThan(3)
  expect(variables.map(([name]) => name)).toEqual(expect.arrayContaining(names))
})

function read(path: string): string {
  return readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')
}

/** The rows of the table whose first column is a variable. */
function tableRows(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => /^\| `[A-Z]{2}[A-Z_]+`/.test(line))
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}
