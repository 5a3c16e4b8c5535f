import { changePasswordFixtures, fixtures, loginFixtures } from '@staff/forms/fixtures'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { dashboardRoutes } from '../app/dashboardRoutes'
import { specifiedMessages } from './specification.messages'
import { addressOf, readers, routeTable, unknownRoute } from './specification.routes'

/** What of a story says where it is and who looks. */
interface Told {
  args?: { path?: string; paths?: string[] }
  parameters?: { api?: { role?: string } }
}

type StoryModule = { default: Told & { title: string } } & Record<string, Told>

const modules = Object.values(import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true }))
const sources = Object.values(
  import.meta.glob<string>(
    ['../**/*.stories.tsx', './areaStories.ts', '../../../../packages/forms/src/**/*.stories.tsx'],
    { eager: true, query: '?raw', import: 'default' },
  ),
)

describe('the route table of the specification', () => {
  test('is what the console routes, line for line', () => {
    const specified = routeTable.map(({ path }) => routed(path))
    // Each has a route of its own, and none is caught by the one for the rest, Access Denied.
    expect(new Set(specified).size).toBe(routeTable.length)
    expect(specified.filter((each) => each?.path === '*')).toEqual([])
    expect(routed(unknownRoute.path)?.path).toBe('*')
  })

  test('has a story for each route, role and region', () => {
    const told = new Set(
      modules.flatMap(({ default: meta, ...stories }) =>
        Object.values(stories).flatMap((story) => placesOf({ ...meta, ...story })),
      ),
    )
    const wanted = readers.flatMap((reader) =>
      [...routeTable, unknownRoute].map(({ path }) => `${reader.role} ${addressOf(reader, path)}`),
    )
    console.log(`${wanted.length} pairs of a route and a reader`)
    expect(wanted.filter((place) => !told.has(place))).toEqual([])
  })
})

describe.each(fixtures)('the screens of $entity.labels.many', ({ entity }) => {
  const stories = modules
    .filter(({ default: { title } }) => title === `Screens/${entity.labels.many}`)
    .flatMap((module) => Object.keys(module))

  test('have a story for each of their states', () => {
    const list = entity.openedBy ? [] : LIST
    const form = entity.access?.write === 'nobody' ? [] : FORM
    expect([...list, ...form].filter((name) => !stories.includes(name))).toEqual([])
  })
})

const LIST = [
  'List',
  'ListLoading',
  'ListNothingYet',
  'ListNothingFound',
  'ListFailed',
  'ListInTheUK',
  'ListAsStaff',
]
const FORM = ['Create', 'Edit', 'EditLoading', 'EditNotFound', 'EditFailed']

test('every message of the specification has a story', () => {
  // Each invalid case has its story: the forms' own test of coverage sees to it.
  const cases = [...fixtures, loginFixtures, changePasswordFixtures]
    .flatMap(({ invalid }) => Object.values(invalid))
    .map(({ message }) => message.replace(/\(currently \d+ words\)/, '(currently N words)'))
  console.log(`${specifiedMessages.length} messages of the specification`)
  const isTold = (message: string) =>
    cases.includes(message) || sources.some((source) => source.includes(message))
  expect(specifiedMessages.filter((message) => !isTold(message))).toEqual([])
})

function routed(path: string) {
  return matchRoutes(dashboardRoutes, `/${path}`)?.at(-1)?.route
}

function placesOf({ args, parameters }: Told): string[] {
  const paths = args?.paths ?? [args?.path ?? '']
  const role = parameters?.api?.role ?? 'administrator'
  return paths.map((path) => `${role} ${path}`)
}
