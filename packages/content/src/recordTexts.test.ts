import { expect, test } from 'vitest'
import { detailField, titleFields } from '@staff/entity'

import { fixtures } from './fixtures'

test.each(fixtures.map((each) => [each.entity.area, each] as const))(
  'the title of %s joins its fields with a space',
  (_, { entity, records }) => {
    const names = titleFields(entity)
    expect(names.length).toBeGreaterThan(0)
    for (const record of records)
      expect(names.map((name) => Reflect.get(record, name)).join(' ')).toBe(entity.titleOf(record))
  },
)

test('the detail is a short text beside the title, otherwise a choice', () => {
  const details = fixtures.map(({ entity }) => [entity.area, detailField(entity)])
  expect(Object.fromEntries(details)).toEqual({
    services: 'headingBy',
    'services-data': undefined,
    careers: 'location',
    'contractual-positions': 'location',
    testimonials: undefined,
    blogs: 'author',
    teams: 'position',
    clients: 'websiteLink',
    technologies: 'category',
    queries: 'name',
    roles: undefined,
    users: 'email',
  })
})
