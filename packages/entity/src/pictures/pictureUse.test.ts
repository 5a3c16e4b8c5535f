import { property, assert, integer, option, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { validate } from '../validate'
import { image } from '../rules/image'
import { object } from 'yup'
import { pictureAddress, readPicture, writePicture } from './pictureUse'

const address = `/api/images/${'4e'.repeat(32)}.webp`
const thousandth = integer({ min: 0, max: 1000 })

const uses = record({
  address: string().map(() => address),
  alt: option(string(), { nil: undefined }),
  focus: option(record({ x: thousandth, y: thousandth }), { nil: undefined }),
  crop: option(
    record({
      x: integer({ min: 0, max: 500 }),
      y: integer({ min: 0, max: 500 }),
      width: integer({ min: 50, max: 500 }),
      height: integer({ min: 50, max: 500 }),
    }),
    { nil: undefined },
  ),
})

test('what is written is read again, whatever the description says', () => {
  assert(
    property(uses, (use) => {
      const value = writePicture(use)
      expect(readPicture(value)).toEqual(use)
      expect(pictureAddress(value)).toBe(address)
    }),
  )
})

test.each([
  ['without a description', '', undefined],
  ['decorative', '#alt=', ''],
  ['described with marks of an address', '#alt=50 % & more #1 at=1,2', '50 % & more #1 at=1,2'],
  ['with a focus', '#at=300,400&alt=A lamp', 'A lamp'],
])('a picture %s', (_, details, alt) => {
  expect(readPicture(address + details)).toMatchObject({ address, alt })
})

describe('a field', () => {
  const schema = object({ image: image('Image') })
  const check = (details: string) => validate(schema, { image: address + details })

  test.each([
    ['#alt= A  lamp\n on a desk ', '#alt=A  lamp  on a desk'],
    ['#at=0,1000&crop=0,0,1000,1000&alt=', '#at=0,1000&crop=0,0,1000,1000&alt='],
  ])('cleans %j', (typed, stored) => {
    expect(check(typed).values?.image).toBe(address + stored)
  })

  test.each([
    ['#', 'Image must be a picture uploaded here'],
    ['#at=1001,0', 'Image must be a picture uploaded here'],
    ['#at=0007,1', 'Image must be a picture uploaded here'],
    ['#crop=600,0,500,1001', 'Image must be a picture uploaded here'],
    ['#crop=0,0,500', 'Image must be a picture uploaded here'],
    ['#at=1,2&', 'Image must be a picture uploaded here'],
    ['#what=1', 'Image must be a picture uploaded here'],
    [`#alt=${'a'.repeat(251)}`, 'The description of Image should not exceed 250 characters'],
    ['#alt=a\u200bb', 'The description of Image contains a zero width space (U+200B) after "a"'],
    ['?w=1', 'Image must be a picture uploaded here'],
  ])('refuses %j', (details, message) => {
    expect(check(details).errors).toEqual({ image: message })
  })
})
