import { expect, test } from 'vitest'

import { checkTypes, validate } from '@staff/entity'
import { career } from './career.entity'
import { careerFixtures } from './career.fixtures'

const RANGE = 'Job experience must be between 0 and 50 years'
const TOO_LONG = 'Job experience value is too long'

function answerTo(experience: unknown) {
  const { values, errors } = validate(career.schema, { ...careerFixtures.filled, experience })
  return errors?.['experience'] ?? values?.experience
}

test.each([
  ['0', 0],
  ['50', 50],
  [' 2.5 ', 2.5],
  ['\uff12\uff0e\uff15', 2.5],
  [12.25, 12.25],
])('takes %j years as a person writes them', (typed, years) => {
  expect(answerTo(typed)).toBe(years)
})

test.each([
  ['1e1', RANGE],
  ['0x10', RANGE],
  ['0b11', RANGE],
  ['1 0', RANGE],
  ['2,5', RANGE],
  ['-1', RANGE],
  ['51', RANGE],
  ['1,200', RANGE],
  ['3.1416', TOO_LONG],
  // A call sends a number. It is checked in the notation of a person, not as 1e-7.
  [0.000_000_1, TOO_LONG],
  ['', 'Job experience is required'],
  ['  ', 'Job experience is required'],
])('refuses %j years with “%s”', (typed, message) => {
  expect(answerTo(typed)).toBe(message)
})

test.each(['1e1', '0x10', '5'])('a call may not send %j as text', (experience) => {
  expect(checkTypes(career.schema, { experience })).toEqual({
    experience: 'Experience must be a number',
  })
})
