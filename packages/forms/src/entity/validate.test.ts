import { expect, test } from 'vitest'
import { object, string } from 'yup'

import { validate } from './validate'

const schema = object({ name: string().required('Name is required') })

test('what every object inherits is no field', () => {
  const names = Object.getOwnPropertyNames(Object.prototype)
  expect(names).toContain('__proto__')
  for (const name of names) {
    // As a parser of queries makes it: an object with a key of its own by that name.
    const input = Object.fromEntries([
      ['name', 'Ana'],
      [name, ''],
    ])
    expect(validate(schema, input)).toEqual({ values: { name: 'Ana' } })
  }
})

test('the first rule of each field gives the message', () => {
  expect(validate(schema, {})).toEqual({ errors: { name: 'Name is required' } })
  expect(validate(schema, null).errors).toBeDefined()
})
