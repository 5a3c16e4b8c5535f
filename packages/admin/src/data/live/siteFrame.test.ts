import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { expect, test } from 'vitest'

import { isReadyMessage, typedMessage } from './siteFrame'

const typed = (values: object) => typedMessage(career, 'an id', values).values

test('numbers are sent as a save would store them, and as null while they are none', () => {
  const { filled } = careerFixtures
  expect(typed({ ...filled, experience: ' 7.5 ' })).toMatchObject({ experience: 7.5 })
  expect(typed({ ...filled, experience: 'many' })).toMatchObject({ experience: null })
  expect(typed({ ...filled, experience: '' })).toMatchObject({ experience: null })
})

test('only what the site shows is sent', () => {
  const values = typed({ ...careerFixtures.filled, version: 7, secret: 'no' })
  expect(Object.keys(values)).toEqual(career.publicSite?.fields)
})

test('what the other kind of a record has is empty', () => {
  const { id, ...filled } = blogFixtures.filled
  const message = typedMessage(blog, id, { ...filled, kind: 'Link post' })
  expect(message).toMatchObject({ area: 'blogs', id, values: { author: '', tags: [] } })
})

test.each([undefined, null, 'preview-ready', { type: 'other' }, []])(
  '%j is no page that is ready',
  (data) => {
    expect(isReadyMessage(data)).toBe(false)
  },
)
