import { object } from 'yup'
import { expect, test } from 'vitest'

import { validate } from '../validate'
import { requiredNumber, wholeNumber } from './number'

const schema = object({
  years: requiredNumber('Years', { message: 'Years must be from 0 to 50', min: 0, max: 50 }),
  place: wholeNumber('Place', 0, 10),
})

test.each([-0, '-0', '\u22120', '-0.0'])('minus zero is zero: %s', (zero) => {
  const { values } = validate(schema, { years: zero, place: zero })
  expect(values).toStrictEqual({ years: 0, place: 0 })
})

test('other numbers stay as they are', () => {
  expect(validate(schema, { years: 2.5, place: '7' }).values).toEqual({ years: 2.5, place: 7 })
})
