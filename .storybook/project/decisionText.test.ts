import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { titleOf, withoutLinks } from './decisionText'

const folder = fileURLToPath(new URL('../../docs/decisions/', import.meta.url))

test('a link becomes its words', () => {
  const words = '# 1. One thing\n\nAs in [decision 9](009-other.md), and [here](../a.md#b).\n'
  expect(titleOf(words)).toBe('1. One thing')
  expect(withoutLinks(words)).toBe('\nAs in decision 9, and here.\n')
})

describe.each(readdirSync(folder))('%s', (name) => {
  const words = readFileSync(folder + name, 'utf8')

  test('has a title, and no link that would lead nowhere in Storybook', () => {
    expect(titleOf(words)).toMatch(/\w{3}/)
    expect(withoutLinks(words)).not.toMatch(/\]\(/)
  })
})
