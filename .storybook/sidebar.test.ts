import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, describe, expect, test } from 'vitest'

import { entities } from '../packages/content/src/entities'
import { compareTitles, sidebarOrder, type Order } from './sidebarOrder'
import { globalTypes } from './toolbar'

const here = fileURLToPath(new URL('.', import.meta.url))
const LINK = /<StoryLink\s+to="([^"]+)"(?:\s+globals="([^"]+)")?/g

const pages = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(`${here}/${name}`, 'utf8') }))

const SIDEBAR = sidebarOrder(entities)
const FORMS = ['Service', 'Service data', 'Career', 'Team', 'Role', 'User']
const titlesIn = (group: string) => [
  ...new Set(
    entries
      .filter(({ title }) => title.startsWith(`${group}/`))
      .map(({ title }) => title.slice(group.length + 1).split('/')[0]),
  ),
]

let entries: { id: string; title: string; name: string; type: string; tags?: string[] }[]

beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir: here })).entries)
}, 60_000)

test('the groups of the sidebar are in the configured order', () => {
  const shown = [...new Set(entries.map(({ title }) => title.split('/')[0]))]
  expect(shown).toEqual(SIDEBAR.filter((name) => shown.includes(String(name))))
})

test('forms and areas are in the order of their entities', () => {
  const areas = entities.map(({ labels }) => labels.title)
  expect(titlesIn('Screens/Areas')).toEqual(areas)
  const forms = titlesIn('Forms').filter((title) => FORMS.includes(String(title)))
  expect(forms).toEqual(FORMS)
})

test('a name that the order does not have stays where it is', () => {
  const small = ['Forms', ['Blog', ['*', 'List'], 'Team'], 'Screens']
  const titles = [
    'Screens/B',
    'Screens/A',
    'Forms/Team',
    'Forms/Blog/List',
    'Forms/Blog/B',
    'Forms/Blog',
  ]
  expect(titles.toSorted((one, other) => compareTitles(small, one, other))).toEqual([
    'Forms/Blog',
    'Forms/Blog/B',
    'Forms/Blog/List',
    'Forms/Team',
    'Screens/B',
    'Screens/A',
  ])
})

test('every page has a place in the configured order', () => {
  const missing = entries.filter(({ title }) => !hasPlace(SIDEBAR, title.split('/')))
  // The title of an area's stories has the title of its entity, that of a form its name. Add a new group in sidebarOrder.ts.
  expect(missing.map(({ title }) => title)).toEqual([])
})

test('a page without a place in the order is detected', () => {
  expect(hasPlace(SIDEBAR, ['Components', 'Actions', 'Anything'])).toBe(true)
  expect(hasPlace(SIDEBAR, ['Components', 'Button'])).toBe(false)
  expect(hasPlace(SIDEBAR, ['Screens', 'Areas', 'Anything'])).toBe(false)
  expect(hasPlace(SIDEBAR, ['Elsewhere'])).toBe(false)
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
