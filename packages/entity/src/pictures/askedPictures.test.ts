import { object } from 'yup'
import { expect, test } from 'vitest'

import { defineEntity } from '../defineEntity'
import { image, optionalImage } from '../rules/image'
import { text } from '../rules/text'
import { validate } from '../validate'
import { DESCRIBE_PICTURE, publishedSchema } from './askedPictures'

const address = `/api/images/${'4e'.repeat(32)}.webp`

const boat = defineEntity({
  name: 'boat',
  area: 'boats',
  path: 'boats',
  idKey: 'id',
  labels: { one: 'boat', many: 'Boats', intro: 'Boats.' },
  schema: object({
    name: text('Name'),
    sign: image('Sign'),
    photo: image('Photo', { alt: 'asked' }),
    plan: optionalImage('Plan', { alt: 'asked' }),
  }),
  empty: { name: '', sign: '', photo: '', plan: '' },
  titleOf: ({ name }) => name,
  listed: ['name', 'updatedAt'],
  searched: ['name'],
})

const whole = { name: 'Isar', sign: address, photo: `${address}#alt=A boat`, plan: '' }
const errorsOf = (changes: object) =>
  validate(publishedSchema(boat), { ...whole, ...changes }).errors

test('a form that publishes asks for descriptions where the field says so', () => {
  expect(errorsOf({})).toBeUndefined()
  expect(errorsOf({ photo: `${address}#alt=` })).toBeUndefined()
  expect(errorsOf({ photo: address, plan: address })).toEqual({
    photo: DESCRIBE_PICTURE,
    plan: DESCRIBE_PICTURE,
  })
})

test('beside other mistakes, and after those of the picture itself', () => {
  expect(errorsOf({ name: '', photo: `${address}#at=0,0` })).toEqual({
    name: 'Name is required',
    photo: DESCRIBE_PICTURE,
  })
  expect(errorsOf({ photo: 'https://example.com/a.webp' })).toEqual({
    photo: 'Photo must be a picture uploaded here',
  })
  expect(errorsOf({ photo: '' })).toEqual({ photo: 'Photo is required' })
})

test('the schema itself asks for none, so that programs are not refused', () => {
  expect(validate(boat.schema, { ...whole, photo: address }).errors).toBeUndefined()
})
