import { STATUS_CODES } from 'node:http'

import { expect, test } from 'vitest'

import { TITLES } from './titles'

test('titles are those of HTTP', () => {
  expect(STATUS_CODES).toMatchObject(TITLES)
})
