import { fixtures } from '@staff/content/fixtures'
import { expect, test } from 'vitest'

import { titleParts } from './titleExpression'

test.each(fixtures)('the parts of a title give the title: $entity.area', ({ entity, records }) => {
  const parts = titleParts(entity)
  expect(parts.some((part) => 'field' in part)).toBe(true)
  for (const record of records) {
    const texts = parts.map((part) => ('field' in part ? record[part.field] : part.text))
    expect(texts.join('')).toBe(entity.titleOf(record))
  }
})
