import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { LIST_FILE, listTables } from './tableList'

test('the list of the tables is as `npm run migration` writes it', async () => {
  expect(readFileSync(LIST_FILE, 'utf8')).toBe(await listTables())
})
