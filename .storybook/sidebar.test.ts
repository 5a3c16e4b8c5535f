import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { buildIndex } from 'storybook/internal/core-server'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { beforeAll, describe, expect, test } from 'vitest'

import { globalTypes } from './toolbar'

const here = fileURLToPath(new URL('.', import.meta.url))
const LINK = /<StoryLink\s+to="([^"]+)"(?:\s+globals="([^"]+)")?/g

const pages = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(`${here}/${name}`, 'utf8') }))

/** A level of the sidebar. A list after a name has the order of the level below it. */
type Order = readonly (string | Order)[]

let entries: { id: string; title: string; name: string; type: string; tags?: string[] }[]

beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir: here })).entries)
}, 60_000)

test('the groups of the sidebar are in the configured order', () => {
  const shown = [...new Set(entries.map(({ title }) => title.split('/')[0]))]
  expect(shown).toEqual(orderOfSidebar().filter((name) => shown.includes(String(name))))
})

test('every page has a place in the configured order', () => {
  const order = orderOfSidebar()
  const missing = entries.filter(({ title }) => !hasPlace(order, title.split('/')))
  // Add a new area or group to `storySort` in preview.tsx.
  expect(missing.map(({ title }) => title)).toEqual([])
})

test('a page without a place in the order is detected', () => {
  const order = orderOfSidebar()
  expect(hasPlace(order, ['Components', 'Actions', 'Anything'])).toBe(true)
  expect(hasPlace(order, ['Components', 'Button'])).toBe(false)
  expect(hasPlace(order, ['Screens', 'Areas', 'Anything'])).toBe(false)
  expect(hasPlace(order, ['Elsewhere'])).toBe(false)
})

test('a story that ends as it began has the tag action, which the sidebar hides by default', () => {
  const ends = /And Retried|Cleared|Closed|Closes|Journey$|Back To|Gives The Focus Back|Kept By/i
  const shown = entries.filter(
    ({ title, type, tags = [] }) =>
      type === 'story' && !title.startsWith('Journeys/') && !tags.includes('action'),
  )
  expect(shown.filter(({ name }) => ends.test(name)).map(({ id }) => id)).toEqual([])
})

test('stories are named by their message, so a search for its words finds them', () => {
  const found = entries.filter(({ name }) => name.includes('currently')).map(({ id }) => id)
  expect(found).toContain('forms-testimonial--description-too-long')
  expect(found).toContain('forms-team--description-too-long')
})

test('the pages link to stories, some with settings of the toolbar', () => {
  const links = pages.flatMap(({ text }) => [...text.matchAll(LINK)])
  expect(links.length).toBeGreaterThan(60)
  expect(links.filter(([, , globals]) => globals).length).toBeGreaterThan(3)
})

describe.each(pages)('$name', ({ text }) => {
  const links = [...text.matchAll(LINK)]

  test('links only to stories that exist', () => {
    const ids = entries.map(({ id }) => id)
    expect(links.map(([, id]) => id).filter((id) => !ids.includes(String(id)))).toEqual([])
  })

  test('uses only settings that the toolbar has', () => {
    const choices = Object.entries(globalTypes ?? {}).flatMap(([name, { toolbar }]) =>
      itemsOf(toolbar).map((value) => `${name}:${value}`),
    )
    const set = links.flatMap(([, , globals]) => globals?.split(';') ?? [])
    expect(set.filter((choice) => !choices.includes(choice))).toEqual([])
  })

  test('has no other kinds of links, which could break in a built Storybook', () => {
    expect(text).not.toMatch(/\]\(|href=|https?:/)
  })
})

/** The order in preview.tsx, read from its source as Storybook does. */
function orderOfSidebar(): Order {
  const { order }: { order: Order } = getStorySortParameter(
    readFileSync(`${here}/preview.tsx`, 'utf8'),
  )
  return order
}

/** Whether the order contains each part of a title; a group without an order of its own accepts any title. */
function hasPlace(order: Order, [name, ...rest]: readonly (string | undefined)[]): boolean {
  if (name === undefined || order.includes('*')) return true
  const index = order.indexOf(name)
  const below = order[index + 1]
  return index >= 0 && (typeof below === 'object' ? hasPlace(below, rest) : true)
}

function itemsOf(toolbar: unknown): string[] {
  const items: unknown = Reflect.get(Object(toolbar), 'items')
  return Array.isArray(items) ? items.map((item) => String(Reflect.get(Object(item), 'value'))) : []
}
