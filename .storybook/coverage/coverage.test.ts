import { fileURLToPath } from 'node:url'

import { matchRoutes } from 'react-router-dom'
import { buildIndex } from 'storybook/internal/core-server'
import { describe, expect, test } from 'vitest'

import { dashboardRoutes } from '../../packages/admin/src/app/routes/dashboardRoutes'
import { content } from '../../apps/console/src/content'
import { routeTable, unknownRoute } from '../../apps/console/src/specification/routes'
import { rulesOf } from '../../packages/forms/src/entity/rulesOf'
import { coverageOf } from './coverage'
import { forms } from './forms'
import { countOf, filtered, missingOf } from './parts'
import { stories } from './storyFiles'

const parts = coverageOf(stories)

describe.each(parts)('$title', (part) => {
  test('has a story for everything', () => {
    console.log(`${countOf(part.tables)} ${part.counted}`)
    expect(part.tables.flatMap(({ rows }) => rows).length).toBeGreaterThan(20)
    expect(missingOf(part)).toEqual([])
  })
})

test('every mistake of the fixtures breaks a rule of its form', () => {
  const mistakes = forms.flatMap(({ label, schema, invalid }) => {
    const broken = rulesOf(schema).map(({ field, rule }) => `${field} ${rule}`)
    return Object.values(invalid)
      .map(({ field, rule }) => `${field} ${rule}`)
      .filter((mistake) => !broken.includes(mistake))
      .map((mistake) => `${label}: ${mistake}`)
  })
  expect(mistakes).toEqual([])
})

test('the stories are those that Storybook lists', async () => {
  const { entries } = await buildIndex({
    configDir: fileURLToPath(new URL('..', import.meta.url)),
  })
  expect(stories.map(({ id }) => id).filter((id) => !(id in entries))).toEqual([])
}, 60_000)

test('the route table of the specification is what the console routes, line for line', () => {
  const specified = routeTable.map(({ path }) => routed(path))
  // Each has a route of its own, and none is caught by the one for the rest, Access Denied.
  expect(new Set(specified).size).toBe(routeTable.length)
  expect(specified.filter((each) => each?.path === '*')).toEqual([])
  expect(routed(unknownRoute.path)?.path).toBe('*')
})

test.each([
  ['Forms/Testimonial', 'RatingMissing', 'Testimonial: rating · required · Rating is required'],
  ['Forms/Testimonial', 'SaveOffline', 'Testimonials: Saving, offline'],
  ['Screens/Areas/Blogs', 'ListFailed', 'Blogs: List, failing'],
])('without the story %s %s it names what is missing', (title, exportName, name) => {
  const rest = stories.filter((each) => each.title !== title || each.exportName !== exportName)
  expect(rest).toHaveLength(stories.length - 1)
  expect(coverageOf(rest).flatMap(missingOf).join('\n')).toContain(name)
})

test('without the stories of staff it names each route and message that nobody shows', () => {
  const rest = stories.filter(({ places }) => !places.some((place) => place.startsWith('staff')))
  const missing = coverageOf(rest).flatMap(missingOf)
  expect(missing).toContain('Staff in the UK: /UK/dashboard/masters/teams · Access Denied')
})

test('a message is shown only by who writes the whole of it', () => {
  const without = stories.map((story) => {
    const words = story.words.map((each) => (each === 'Login' ? 'Login again' : each))
    return Object.assign({}, story, { words })
  })
  expect(coverageOf(without).flatMap(missingOf)).toEqual(['Word for word: Login'])
})

test('a text finds its rows by any of their words', () => {
  const found = parts.flatMap((part) => filtered(part, ' CURRENTLY 47').tables)
  expect(found.map(({ caption, rows }) => [caption, rows.length])).toEqual([['Testimonial', 1]])
})

function routed(path: string) {
  return matchRoutes(dashboardRoutes(content), `/${path}`)?.at(-1)?.route
}
