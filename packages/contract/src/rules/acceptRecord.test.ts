import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { noSearchEngineValues } from '@staff/entity'
import { expect, test } from 'vitest'

import { Problem } from '../problems/Problem'
import { checkChange, checkNew, type CheckedRecord } from './acceptRecord'

const filled = { ...blogFixtures.filled }
const { kind, title, image, author, tags, description } = filled
const article = { kind, title, image, author, tags, description, imageLink: '' }
const none = () => false

function errorsOf({ accept }: CheckedRecord, isMissing = none): unknown {
  try {
    return accept(isMissing)
  } catch (error) {
    return error instanceof Problem ? error.details.errors : error
  }
}

test('a new record has the values of its schema, with composed letters', () => {
  const accepted = checkNew(blog, { ...article, title: 'Cafe\u0301' }).accept(none)
  expect(accepted).toEqual({ ...article, title: 'Caf\u00E9', ...noSearchEngineValues })
})

test('every invalid field is refused at once, in the order of the form', () => {
  const checked = checkNew(blog, { ...article, tags: [], title: '', image })
  expect(Object.keys(Object(errorsOf(checked, () => true)))).toEqual(['title', 'image', 'tags'])
})

test('only the pictures that were sent are looked up', () => {
  expect(checkNew(blog, article).images).toEqual([image])
  expect(checkChange(blog, filled, { title: 'Other' }).images).toEqual([])
  expect(errorsOf(checkChange(blog, filled, { title: 'Other' }), () => true)).toEqual({
    title: 'Other',
  })
})

test('a change becomes the values that it sends, and those that a rule changes with them', () => {
  expect(checkChange(blog, filled, { title }).accept(none)).toEqual({ title })
  const changes = { kind: 'Link post', imageLink: 'https://example.com/' }
  expect(checkChange(blog, filled, changes).accept(none)).toEqual({
    ...changes,
    author: '',
    tags: [],
    description: '',
  })
})

test('a change is checked together with the stored values', () => {
  expect(errorsOf(checkChange(blog, filled, { author: '' }))).toEqual({
    author: 'Author is required',
  })
})
