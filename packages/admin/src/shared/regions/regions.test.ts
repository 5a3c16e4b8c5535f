import { expect, test } from 'vitest'

import { currentRegion, isInRegion } from './regions'

const US = { name: 'US', locale: 'en-US' }
const UK = { name: 'UK', locale: 'en-GB' }

test('the first region is the default', () => {
  expect(currentRegion([US, UK])).toBe('US')
  expect(currentRegion([UK, US], undefined, null)).toBe('UK')
})

test('the first known name is the current region', () => {
  expect(currentRegion([US, UK], 'UK', 'US')).toBe('UK')
  expect(currentRegion([US, UK], undefined, 'UK')).toBe('UK')
})

test.each(['DE', 'us', '', '__proto__'])('any other name (%j) means the default', (name) => {
  expect(currentRegion([US, UK], name)).toBe('US')
})

test('an admin without regions has no current region', () => {
  expect(currentRegion([], 'US')).toBeUndefined()
})

test('an area is in its own regions, or in all of them', () => {
  expect(isInRegion({ regions: ['US'] }, 'US')).toBe(true)
  expect(isInRegion({ regions: ['US'] }, 'UK')).toBe(false)
  expect(isInRegion({}, 'UK')).toBe(true)
  expect(isInRegion({ regions: ['US'] }, undefined)).toBe(true)
})
