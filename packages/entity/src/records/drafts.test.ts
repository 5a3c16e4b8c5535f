import { boolean, object } from 'yup'
import { expect, test } from 'vitest'

import { defineEntity } from '../defineEntity'
import { choice } from '../rules/choice'
import { date } from '../rules/date'
import { requiredNumber } from '../rules/number'
import { reference } from '../rules/choice'
import { requiredWhen } from '../rules/requiredWhen'
import { optionalText, text } from '../rules/text'
import { validate } from '../validate'
import { draftFields, draftSchema, missingFields } from './drafts'

const boat = defineEntity({
  name: 'boat',
  area: 'boats',
  path: 'boats',
  idKey: 'id',
  labels: { one: 'boat', many: 'Boats', intro: '' },
  schema: object({
    name: text('Name'),
    length: requiredNumber('Length', { message: 'No length', min: 1, max: 400 }),
    built: date('Built'),
    kind: choice('Kind', ['Barge', 'Tug']),
    harbourId: reference('Harbour', 'harbours'),
    place: requiredNumber('Place', { message: 'No place', min: 1 }),
    isLet: boolean().required().default(false),
    note: optionalText('Note'),
    price: requiredWhen(optionalText('Price'), { isLet: true }),
  }),
  empty: {
    name: '',
    length: null,
    built: '',
    kind: '',
    harbourId: '',
    place: null,
    isLet: false,
    note: '',
    price: '',
  },
  titleOf: ({ name }) => name,
  listed: ['name'],
  searched: ['name'],
  ordered: { by: 'place' },
  publicSite: { fields: ['name', 'length', 'built', 'kind'] },
})

const harbourId = '019a0000-0000-7000-8000-000000000001'
const bare = { name: 'Ann', harbourId, place: 1 }

test('a draft needs its title, its references, its position, and what no form leaves empty', () => {
  expect(draftFields(boat)).toEqual(['length', 'built', 'kind', 'note', 'price'])
  const { publicSite: _, ...hidden } = boat
  expect(draftFields(hidden)).toEqual([])
})

test('a draft is accepted without the rest, and a day that is not there is null', () => {
  expect(validate(draftSchema(boat), bare).values).toEqual({
    ...bare,
    length: null,
    built: null,
    kind: '',
    isLet: false,
    note: '',
    price: '',
  })
  const blank = { ...bare, length: '', built: ' ', kind: '', isLet: true, price: '' }
  expect(validate(draftSchema(boat), blank).values).toMatchObject({ length: null, built: null })
})

test('what is there is valid, as in a complete record', () => {
  const wrong = {
    ...bare,
    name: ' ',
    length: 0,
    built: '2026-02-30',
    kind: 'Raft',
    note: 'x\u202e',
  }
  const { errors = {} } = validate(draftSchema(boat), wrong)
  const { errors: all = {} } = validate(boat.schema, wrong)
  expect(Object.keys(errors)).toEqual(['name', 'length', 'built', 'kind', 'note'])
  expect(errors).toEqual(all)
})

test('a complete record is the same in both schemas', () => {
  const whole = { ...bare, length: 12, built: '2026-02-01', kind: 'Tug', isLet: false, note: ' a ' }
  expect(validate(draftSchema(boat), whole)).toEqual(validate(boat.schema, whole))
})

test.each([
  [{}, []],
  [{ length: null, built: null, kind: 'Tug' }, ['length', 'built']],
  [{ length: 0, built: '2026-02-01', kind: '' }, ['kind']],
  [{ isLet: true, price: '', note: '' }, ['price']],
  [{ isLet: false, price: '' }, []],
])('of %j the publication lacks %j', (record, missing) => {
  expect(missingFields(boat, record)).toEqual(missing)
})
