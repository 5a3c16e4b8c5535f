import { expect, test } from 'vitest'
import { object, string } from 'yup'

import { validate } from './validate'

const schema = object({ name: string().required('Name is required') })

test('inherited properties are not fields', () => {
  const names = Object.getOwnPropertyNames(Object.prototype)
  expect(names).toContain('__proto__')
  for (const name of names) {
    // An own property of that name, as a query parser creates it.
    const input = Object.fromEntries([
      ['name', 'Ana'],
      [name, ''],
    ])
    expect(validate(schema, input)).toEqual({ values: { name: 'Ana' } })
  }
})

test('the first failing rule of each field gives the message', () => {
  expect(validate(schema, {})).toEqual({ errors: { name: 'Name is required' } })
  expect(validate(schema, null).errors).toBeDefined()
})
