import { expect, test } from 'vitest'

import { restriction } from './restriction'

test('names the region that has the page, and both regions', () => {
  expect(restriction(['US'], ['US', 'UK'])).toBe(
    'This page is only available in the US region, but the data is the same for both US and UK.',
  )
})

test('names several regions', () => {
  expect(restriction(['Bern', 'Jura'], ['Bern', 'Jura', 'Wallis'])).toBe(
    'This page is only available in the Bern and Jura regions, but the data is the same for Bern, Jura, and Wallis.',
  )
})
