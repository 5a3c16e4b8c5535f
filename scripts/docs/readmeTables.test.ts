import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { drawTables, WITH_TABLES } from './readmeTables'

test.each(WITH_TABLES)('%s lists what its package has: `npm run tables` draws it', async (path) => {
  const readme = readFileSync(path, 'utf8')
  expect(await drawTables(readme)).toBe(readme)
})

test('a table lists each rule with its parameters, and each option with its default', async () => {
  const rules = await drawTables('<!-- table: rules of entity -->\n\n<!-- end of table -->')
  expect(rules).toMatch(/`text\(label, options\)` +\| A required text of one line/)
  expect(rules).toMatch(/`choice\(label, values, options\)`/)
  const options = await drawTables('<!-- table: options of an entity -->\n\n<!-- end of table -->')
  expect(options).toMatch(
    /`access` +\| .* \| administrators, and roles with a step in the area: see `Access` +\|/,
  )
})

test('a table without a name that is known is refused', async () => {
  await expect(drawTables('<!-- table: nothing -->\n\n<!-- end of table -->')).rejects.toThrow(
    'There is no table of the name nothing',
  )
})
