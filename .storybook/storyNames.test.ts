import { expect, test } from 'vitest'

import { wordsOf } from './storyNames'

test.each([
  ['Do And Dont', 'Do and don’t'],
  ['List In The UK', 'List in the UK'],
  ['Saved By Ana', 'Saved by Ana'],
  ['On A Phone', 'On a phone'],
  ['Dark', 'Dark'],
])('%s is “%s”', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})
