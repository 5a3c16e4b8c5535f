import { date, describeFields, optionalDateTime, validate } from '@staff/entity'
import { expect, test } from 'vitest'
import { object } from 'yup'

import { readCell, writeCell } from './cells'

const schema = object({ acquired: date('Acquired'), dueBack: optionalDateTime('Due back') })
const fields = Object.values(describeFields(schema))
const noTitle = () => undefined

test.each([
  { acquired: '2026-11-22', dueBack: '2026-11-22T14:30:00.000Z' },
  { acquired: '1450-01-01', dueBack: null },
])('%j is the same after an export and an import', (record) => {
  const read = fields.map((field) => {
    const cell = writeCell(
      { key: field.name, header: field.name, holds: 'value', field },
      record,
      noTitle,
    )
    return [field.name, readCell(field, cell, { hasDecimalComma: true })]
  })
  expect(validate(schema, Object.fromEntries(read)).values).toEqual(record)
})

test('a cell in the format of a region is refused, because nobody knows which one', () => {
  const [acquired] = fields
  const value = acquired && readCell(acquired, '05/11/2026', { hasDecimalComma: false })
  expect(validate(schema, { acquired: value, dueBack: '22 Nov 2026' }).errors).toEqual({
    acquired: 'Acquired must be a date, such as 2026-11-22',
    dueBack: 'Due back must be a date with a time, such as 2026-11-22T14:30Z',
  })
})
