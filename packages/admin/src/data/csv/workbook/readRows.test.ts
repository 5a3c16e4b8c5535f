import { writeCsv } from '@staff/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { readRows } from './readRows'

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '"', '""', ',', '\n', '\r\n', 'a,b', '"quoted"', "'=1+1"),
)

test('rows that were written are read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.array(fc.array(cell)), (width, given) => {
      const rows = given.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''))
      expect(readRows(`\uFEFF${writeCsv(rows)}`)).toEqual(rows)
    }),
  )
})
