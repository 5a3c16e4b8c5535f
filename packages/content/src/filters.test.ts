import { object, type AnySchema } from 'yup'
import { describe, expect, test } from 'vitest'
import { user } from '@staff/entity/people'
import { defineEntity, filterParameters, image, text } from '@staff/entity'

import { career } from './career/career.entity'
import { query } from './query/query.entity'
import { testimonial } from './testimonial/testimonial.entity'

const namesOf = ({ filters }: { filters: readonly { name: string }[] }) =>
  filters.map(({ name }) => name)

describe('without being told', () => {
  test('choices, references and short ranges of whole numbers are filters', () => {
    expect(namesOf(user)).toEqual(['roleId', 'account', 'updatedAt'])
    const [rating] = testimonial.filters
    expect(rating).toMatchObject({ kind: 'choice', label: 'Rating' })
    expect(rating?.kind === 'choice' && rating.options.map(({ value }) => value)).toEqual([
      1, 2, 3, 4, 5,
    ])
  })

  test('records that show when they were created are filtered by that', () => {
    expect(query.filters.flatMap(filterParameters)).toEqual([
      'status',
      'assigneeId',
      'region',
      'createdFrom',
      'createdTo',
    ])
  })
})

test('an entity names texts and numbers', () => {
  expect(career.filters.map(({ kind }) => kind)).toEqual([
    'choice',
    'text',
    'text',
    'range',
    // What the public site shows.
    'choice',
    'date',
    'date',
  ])
  expect(namesOf(career).slice(-3)).toEqual(['status', 'endsAt', 'updatedAt'])
  expect(career.filters.flatMap(filterParameters)).toContain('experienceMin')
})

test('a picture cannot have a filter, and no filter takes the name of another parameter', () => {
  expect(() => define({ image: image('Image') }, 'image')).toThrow(
    'The field image cannot have a filter',
  )
  expect(() => define({ q: text('Question') }, 'q')).toThrow('another parameter with the name q')
})

function define(fields: Record<string, AnySchema>, ...filtered: string[]) {
  const { schema: _, ...rest } = testimonial
  return defineEntity({
    ...rest,
    schema: object(fields),
    listed: [],
    searched: [],
    filtered,
  } as never)
}
