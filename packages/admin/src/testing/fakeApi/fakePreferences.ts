import {
  acceptPreferences,
  DENSITIES,
  readableEntities,
  type Density,
  type ListPreferences,
  type Preferences,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import { readerOf } from './readerOf'
import type { FakeSessionCalls } from './session/fakeSession'

/** Preferences by area, as they are stored. */
export type FakeLists = Readonly<Record<string, Partial<ListPreferences>>>

interface FakePreferencesOptions {
  entities: readonly AnyEntity[]
  /** The stored preferences of the user of a story. */
  initial: FakeLists
  session: Pick<FakeSessionCalls, 'personOf'>
  /** The areas with views that a person can open. */
  viewAreas: (request: FakeRequest) => string[]
  /** The areas in which a person can undo something. */
  undoAreas: (request: FakeRequest) => string[]
}

/** The calls about the preferences of the caller. Each person has their own. */
export function fakePreferences(options: FakePreferencesOptions) {
  const { entities, initial, session, viewAreas, undoAreas } = options
  const stored = new Map<string, FakeLists>()
  const densities = new Map<string, Density>()

  function preferencesOf(request: FakeRequest): Preferences {
    const reader = readerOf(session, request)
    const readable = readableEntities(entities, reader)
    const lists = stored.get(reader.userId) ?? initial
    const readableOf = (areas: readonly string[]) =>
      readable.flatMap(({ area }) => (areas.includes(area) ? [area] : []))
    return {
      lists: Object.fromEntries(
        readable.flatMap(({ area }) => {
          const { columns = [], startView = null, headings = {} } = lists[area] ?? {}
          return lists[area] ? [[area, { columns, startView, headings }]] : []
        }),
      ),
      density: densities.get(reader.userId) ?? DENSITIES[0],
      viewAreas: readableOf(viewAreas(request)),
      undoAreas: readableOf(undoAreas(request)),
    }
  }

  function change(request: FakeRequest): FakeAnswer {
    const reader = readerOf(session, request)
    const columns = readableEntities(entities, reader).map(
      ({ area, listed }) => [area, listed] as const,
    )
    const { lists = {}, density } = acceptPreferences(request.body, Object.fromEntries(columns))
    if (density) densities.set(reader.userId, density)
    const before = stored.get(reader.userId) ?? initial
    const changed = Object.entries(lists).map(([area, list]) => [
      area,
      { ...before[area], ...list },
    ])
    stored.set(reader.userId, { ...before, ...Object.fromEntries(changed) })
    return { status: 200, body: preferencesOf(request) }
  }

  return {
    of: preferencesOf,
    read: (request: FakeRequest): FakeAnswer => ({ status: 200, body: preferencesOf(request) }),
    change,
  }
}
