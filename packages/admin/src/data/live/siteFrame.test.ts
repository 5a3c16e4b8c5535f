import { blog } from '@staff/content/blog/blog.entity'
import { blogFixtures } from '@staff/content/blog/blog.fixtures'
import { career } from '@staff/content/career/career.entity'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { expect, test } from 'vitest'

import { isReadyMessage, typedMessage } from './siteFrame'

const typed = async (values: object) => (await typedMessage(career, 'an id', values)).values

test('numbers are sent as a save would store them, and as null while they are none', async () => {
  const { filled } = careerFixtures
  expect(await typed({ ...filled, experience: ' 7.5 ' })).toMatchObject({ experience: 7.5 })
  expect(await typed({ ...filled, experience: 'many' })).toMatchObject({ experience: null })
  expect(await typed({ ...filled, experience: '' })).toMatchObject({ experience: null })
})

test('only what the site shows is sent', async () => {
  const values = await typed({ ...careerFixtures.filled, version: 7, secret: 'no' })
  expect(Object.keys(values)).toEqual(career.publicSite?.fields)
})

test('what the other kind of a record has is empty', async () => {
  const { id, ...filled } = blogFixtures.filled
  const message = await typedMessage(blog, id, { ...filled, kind: 'Link post' })
  expect(message).toMatchObject({ area: 'blogs', id, values: { author: '', tags: [] } })
})

test('a text is sent as Markdown and as HTML', async () => {
  const { description } = await typed({ ...careerFixtures.filled, description: '**Now**' })
  expect(description).toEqual({ markdown: '**Now**', html: '<p><strong>Now</strong></p>\n' })
})

test.each([undefined, null, 'preview-ready', { type: 'other' }, []])(
  '%j is no page that is ready',
  (data) => {
    expect(isReadyMessage(data)).toBe(false)
  },
)
