import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { buildIndex } from 'storybook/internal/core-server'
import { beforeAll, describe, expect, test } from 'vitest'

import { globalTypes } from './toolbar'

const here = fileURLToPath(new URL('.', import.meta.url))
const LINK = /<StoryLink\s+to="([^"]+)"(?:\s+globals="([^"]+)")?/g

const pages = readdirSync(here)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(`${here}/${name}`, 'utf8') }))

let entries: { id: string; title: string; name: string }[]

beforeAll(async () => {
  entries = Object.values((await buildIndex({ configDir: here })).entries)
}, 60_000)

test('the sidebar is in reading order', () => {
  const rooms = [...new Set(entries.map(({ title }) => title.split('/')[0]))]
  const reading = [
    'Welcome',
    'Coverage',
    'Foundations',
    'Components',
    'Forms',
    'Screens',
    'Journeys',
  ]
  expect(rooms.filter((room) => reading.includes(String(room)))).toEqual(reading)
})

test('a word of a message finds every state that shows it', () => {
  const found = entries.filter(({ name }) => name.includes('currently')).map(({ id }) => id)
  expect(found).toContain('forms-testimonial--description-too-long')
  expect(found).toContain('forms-team--description-too-long')
})

describe.each(pages)('$name', ({ text }) => {
  const links = [...text.matchAll(LINK)]

  test('leads only to what there is', () => {
    const ids = entries.map(({ id }) => id)
    expect(links.length).toBeGreaterThan(20)
    expect(links.map(([, id]) => id).filter((id) => !ids.includes(String(id)))).toEqual([])
  })

  test('sets the toolbar only to what it has', () => {
    const choices = Object.entries(globalTypes ?? {}).flatMap(([name, { toolbar }]) =>
      itemsOf(toolbar).map((value) => `${name}:${value}`),
    )
    const set = links.flatMap(([, , globals]) => globals?.split(';') ?? [])
    expect(set.length).toBeGreaterThan(3)
    expect(set.filter((choice) => !choices.includes(choice))).toEqual([])
  })

  test('has no link of another kind, which a built Storybook might not follow', () => {
    expect(text).not.toMatch(/\]\(|href=|https?:/)
  })
})

function itemsOf(toolbar: unknown): string[] {
  const items: unknown = Reflect.get(Object(toolbar), 'items')
  return Array.isArray(items) ? items.map((item) => String(Reflect.get(Object(item), 'value'))) : []
}
