import { career } from '@staff/content/career/career.entity'
import { expect, test } from 'vitest'

import { missingText } from './missingText'

test.each([
  [['level'], 'The field “level” no longer exists.'],
  [['teamSizeMin', 'teamSizeMax'], 'The field “team size” no longer exists.'],
  [['level', 'budget'], 'The fields “level” and “budget” no longer exist.'],
  [['type'], 'What was chosen for “Type” no longer exists.'],
  [['sort', 'order'], 'The order is another one, because its column no longer exists.'],
  [
    ['level', 'experienceMin'],
    'The field “level” no longer exists. What was chosen for “Experience” no longer exists.',
  ],
])('says what is missing of %j', (missing, text) => {
  expect(missingText(career, missing)).toBe(text)
})
