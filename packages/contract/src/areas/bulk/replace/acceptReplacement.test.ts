import { blog } from '@staff/content/blog/blog.entity'
import { query } from '@staff/content/query/query.entity'
import { role, user } from '@staff/entity/people'
import { team } from '@staff/content/team/team.entity'
import type { AnyEntity } from '@staff/entity'
import { expect, test } from 'vitest'

import { Problem } from '../../../problems/Problem'
import { acceptBulk } from '../acceptBulk'
import { bulkReplaceable } from '../bulkActions'
import { replacedValues } from './replacement'

const ID = '019a0000-0000-7000-8000-000000000001'
const right = { field: 'title', find: 'x', replace: 'y' }

function errorsOf(body: object): unknown {
  try {
    acceptBulk(blog, { action: 'replace', ids: [ID], ...body })
    return {}
  } catch (error) {
    return error instanceof Problem ? error.details.errors : error
  }
}

function namesOf(entity: AnyEntity): string[] {
  return bulkReplaceable(entity).map(({ name }) => name)
}

test('free texts can be replaced: no emails, unique names, choices, pictures or what a visitor wrote', () => {
  expect(namesOf(blog)).toEqual([
    'title',
    'author',
    'description',
    'imageLink',
    'metaTitle',
    'metaDescription',
  ])
  expect(namesOf(role)).toEqual(['description'])
  expect(namesOf(user)).toEqual(['firstName', 'lastName'])
  expect(namesOf(team)).toEqual(['name', 'position', 'description', 'linkedInLink'])
  expect(namesOf(query)).toEqual([])
})

test.each([
  ['nothing to find', { find: '' }, { find: 'Find is required' }],
  ['a number', { find: 1 }, { find: 'Find must be text' }],
  ['a long text', { find: 'x'.repeat(201) }, { find: 'Find should not exceed 200 characters' }],
  [
    'a hidden character',
    { find: 'Ana\u200B' },
    { find: 'Find contains a zero width space (U+200B) after "Ana"' },
  ],
  [
    'a long new text',
    { replace: 'x'.repeat(1001) },
    { replace: 'Replace with should not exceed 1000 characters' },
  ],
  ['no new text', { replace: undefined }, { replace: 'Replace with must be text' }],
  [
    'a field without text',
    { field: 'tags' },
    {
      field:
        'field must be one of title, author, description, imageLink, metaTitle, metaDescription',
    },
  ],
  ['a wrong option', { matchCase: 1 }, { matchCase: 'matchCase must be true or false' }],
  ['something else', { pattern: true }, { pattern: 'Unknown field: pattern' }],
])('%s is refused by name', (_what, values, errors) => {
  expect(errorsOf({ values: { ...right, ...values } })).toEqual(errors)
})

test('a preview is either wanted or not, and only a replacement has one', () => {
  expect(errorsOf({ values: right, preview: true })).toEqual({})
  expect(errorsOf({ values: right, preview: 'yes' })).toEqual({
    preview: 'preview must be true or false',
  })
  expect(errorsOf({ action: 'delete', preview: true })).toEqual({
    preview: 'preview belongs to the action replace',
  })
})

test('an é in two characters is found', () => {
  const accepted = acceptBulk(blog, {
    action: 'replace',
    ids: [ID],
    values: { ...right, find: 'cafe\u0301' },
  })
  expect(accepted).toMatchObject({ values: { find: 'caf\u00E9' } })
})

test('what is put in has no meaning of its own', () => {
  const values = { field: 'title', find: 'b', replace: "$& $1 $$ \\1 $`$'" }
  expect(replacedValues(blog, values, { title: 'aBc' })).toEqual({
    title: "a$& $1 $$ \\1 $`$'c",
  })
})

test('a text that stands there already is no change', () => {
  const values = { field: 'title', find: 'acme', replace: 'Acme' }
  expect(replacedValues(blog, values, { title: 'Acme' })).toEqual({})
  expect(replacedValues(blog, values, { title: 'Acme ACME' })).toEqual({ title: 'Acme Acme' })
})

test('a text of many megabytes is refused before it is made', () => {
  const values = { field: 'description', find: 'a', replace: 'x'.repeat(1000) }
  expect(() => replacedValues(blog, values, { description: 'a'.repeat(20_000) })).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({
        errors: { description: 'Description should not exceed 20000 characters' },
      }),
    }),
  )
})
