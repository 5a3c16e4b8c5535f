import { describe, expect, test } from 'vitest'
import { withInvalid, type Fixtures, validate } from '@staff/entity'

import { entities } from './entities'
import { fixtures } from './fixtures'

test('every entity has fixtures', () => {
  expect(fixtures.map(({ entity }) => entity.name)).toEqual(entities.map(({ name }) => name))
})

describe.each<[string, Fixtures]>(fixtures.map((each) => [each.entity.name, each]))(
  '%s',
  (_, { entity, records, filled, create, invalid }) => {
    test('accepts its sample records', () => {
      for (const record of records) expect(validate(entity.schema, record).errors).toBeUndefined()
    })

    test.each(Object.entries(invalid))(
      'refuses %s with its message and nothing else',
      (_name, refused) => {
        const isNew = !entity.create || refused.field in entity.create.fields
        const { schema } = (isNew ? entity.create : entity.change) ?? entity
        const { errors } = validate(schema, withInvalid({ ...filled, ...create }, refused))
        expect(errors).toEqual({ [refused.field]: refused.message })
      },
    )
  },
)
