import { object } from 'yup'
import { expect, test } from 'vitest'

import { defineEntity } from '../defineEntity'
import { publicView } from './publicSite'
import {
  hasSearchEngineFields,
  noSearchEngineValues,
  SEARCH_ENGINE_FIELDS,
  searchEngineFields,
} from './searchEngines'
import { email } from '../rules/email'
import { wholeNumber } from '../rules/number'
import { text } from '../rules/text'

const definition = {
  name: 'person',
  area: 'people',
  path: 'people',
  idKey: 'id',
  labels: { one: 'person', many: 'People', intro: 'People.' },
  schema: object({
    name: text('Name'),
    email: email('Email'),
    place: wholeNumber('Place', 0, 9),
    code: text('Code').meta({ secret: true }),
  }),
  empty: { name: '', email: '', place: null, code: '' },
  titleOf: ({ name }: { name: string }) => name,
  listed: ['name', 'email', 'place', 'updatedAt'],
  searched: ['name', 'email'],
  ordered: { by: 'place' },
} as const

test('without publicSite, nothing is public', () => {
  const person = defineEntity(definition)
  expect(publicView(person)).toBeUndefined()
})

test('a view lists, searches and sorts public fields only', () => {
  const person = defineEntity({ ...definition, publicSite: { fields: ['name'] } })
  const view = publicView(person)
  expect(Object.keys(view?.fields ?? {})).toEqual(['name'])
  expect(view).toMatchObject({ listed: ['name', 'updatedAt'], searched: ['name'] })
  expect(view?.filters).toEqual([])
  expect(view).not.toHaveProperty('ordered')
})

test('a secret field cannot be public', () => {
  const person = defineEntity({ ...definition, publicSite: { fields: ['name', 'code'] } })
  expect(() => publicView(person)).toThrow('code of people is secret')
})

test('only records with pages have fields for search engines, and all of them are public', () => {
  const schema = definition.schema.shape(searchEngineFields)
  const person = { ...definition, schema, empty: { ...definition.empty, ...noSearchEngineValues } }
  const page = '/people/{slug}'
  expect(() => defineEntity(person)).toThrow('people have no pages')
  expect(() => defineEntity({ ...person, publicSite: { fields: ['name'] } })).toThrow(
    'people have no pages',
  )
  expect(() => defineEntity({ ...person, publicSite: { fields: ['name'], page } })).toThrow(
    'The public site of people reads metaTitle: name it in fields',
  )
  const publicSite = { fields: ['name', ...SEARCH_ENGINE_FIELDS], page } as const
  expect(hasSearchEngineFields(defineEntity({ ...person, publicSite }))).toBe(true)
})

test.each([
  ['text', { text: 'email' }],
  ['location', { vacancy: { location: 'email', employment: 'CONTRACTOR' } }],
  ['experience', { vacancy: { location: 'name', employment: 'OTHER', experience: 'email' } }],
  ['employment', { vacancy: { location: 'name', employment: { field: 'email', types: {} } } }],
] as const)('feeds and job searches read public fields only: %s', (_what, read) => {
  const publicSite = { fields: ['name'], page: '/people/{slug}', ...read } as const
  expect(() => defineEntity({ ...definition, publicSite })).toThrow(
    'The public site of people reads email: name it in fields',
  )
})
