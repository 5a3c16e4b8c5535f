import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from 'vitest'

import { titleOf, withoutLinks } from './decisionText'

const folder = fileURLToPath(new URL('../../docs/decisions/', import.meta.url))

test('replaces a link by its text', () => {
  const markdown = '# 1. One thing\n\nAs in [decision 9](009-other.md), and [here](../a.md#b).\n'
  expect(titleOf(markdown)).toBe('1. One thing')
  expect(withoutLinks(markdown)).toBe('\nAs in decision 9, and here.\n')
})

describe.each(readdirSync(folder))('%s', (name) => {
  const markdown = readFileSync(folder + name, 'utf8')

  test('has a title, and no link that is broken in Storybook', () => {
    expect(titleOf(markdown)).toMatch(/\w{3}/)
    expect(withoutLinks(markdown)).not.toMatch(/\]\(/)
  })
})
