import { fileURLToPath } from 'node:url'

import { matchRoutes } from 'react-router-dom'
import { buildIndex } from 'storybook/internal/core-server'
import { describe, expect, test } from 'vitest'

import '../consoleStories'
import { adminRoutes } from '../../packages/admin/src/app/routes/adminRoutes'
import { paths } from '../../packages/admin/src/shared/paths'
import { admin } from '../../apps/console/src/admin'
import { content } from '../../apps/console/src/content'
import { routeTable, unknownRoute } from '../../apps/console/src/specification/routes'
import { rulesOf } from '../../packages/entity/src/rulesOf'
import { coverageOf } from './coverage'
import { forms } from './forms'
import { countOf, filtered, missingOf } from './parts'
import { stories } from './storyFiles'

const parts = coverageOf(stories)

describe.each(parts)('$title', (part) => {
  test('has a story for each row', () => {
    console.log(`${countOf(part.tables)} ${part.counted}`)
    expect(part.tables.flatMap(({ rows }) => rows).length).toBeGreaterThan(20)
    expect(missingOf(part)).toEqual([])
  })
})

test('every invalid case of the fixtures breaks a rule of its form', () => {
  const unknown = forms.flatMap(({ label, schema, invalid }) => {
    const rules = rulesOf(schema).map(({ field, rule }) => `${field} ${rule}`)
    return Object.values(invalid)
      .map(({ field, rule }) => `${field} ${rule}`)
      .filter((name) => !rules.includes(name))
      .map((name) => `${label}: ${name}`)
  })
  expect(unknown).toEqual([])
})

test('Storybook lists every story', async () => {
  const { entries } = await buildIndex({
    configDir: fileURLToPath(new URL('..', import.meta.url)),
  })
  expect(stories.map(({ id }) => id).filter((id) => !(id in entries))).toEqual([])
}, 60_000)

test('every path of the specification has its own route in the console', () => {
  const specified = routeTable.map(({ path }) => routed(path))
  // No path falls through to the route for unknown paths, Access Denied.
  expect(new Set(specified).size).toBe(routeTable.length)
  expect(specified.filter((each) => each?.path === '*')).toEqual([])
  expect(routed(unknownRoute.path)?.path).toBe('*')
})

test.each([
  ['Forms/Testimonial', 'RatingMissing', 'Testimonial: rating · required · Rating is required'],
  ['Forms/Testimonial', 'SaveOffline', 'Testimonials: Saving, offline'],
  ['Screens/Areas/Blogs', 'ListFailed', 'Blogs: List, failing'],
])('without the story %s %s its row is reported as missing', (title, exportName, name) => {
  const rest = stories.filter((each) => each.title !== title || each.exportName !== exportName)
  expect(rest).toHaveLength(stories.length - 1)
  expect(coverageOf(rest).flatMap(missingOf).join('\n')).toContain(name)
})

test('without the stories of staff their routes are reported as missing', () => {
  const rest = stories.filter(({ visits }) => !visits.some((visit) => visit.startsWith('staff')))
  const missing = coverageOf(rest).flatMap(missingOf)
  expect(missing).toContain('Staff in the UK: /UK/dashboard/masters/teams · Access Denied')
})

test('a story shows a message only if it contains the complete text', () => {
  const without = stories.map((story) => {
    const strings = story.strings.map((each) => (each === 'Login' ? 'Login again' : each))
    return Object.assign({}, story, { strings })
  })
  expect(coverageOf(without).flatMap(missingOf)).toEqual(['Word for word: Login'])
})

test('the filter finds rows by a part of their text, in any case', () => {
  const found = parts.flatMap((part) => filtered(part, ' CURRENTLY 47').tables)
  expect(found.map(({ caption, rows }) => [caption, rows.length])).toEqual([['Testimonial', 1]])
})

const [root] = adminRoutes(admin, content)
const dashboard = root?.children?.find(({ path }) => path === paths.regionalDashboard)
const routes = dashboard?.children ?? []

function routed(path: string) {
  return matchRoutes(routes, `/${path}`)?.at(-1)?.route
}
