import { acceptPreferences, opensTo, type ListPreferences, type Preferences } from '@staff/contract'
import { accessTo, type AnyEntity } from '@staff/forms/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
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
}

/** The calls about the preferences of the caller. Each person has their own. */
export function fakePreferences({ entities, initial, session, viewAreas }: FakePreferencesOptions) {
  const stored = new Map<string, FakeLists>()

  function preferencesOf(request: FakeRequest): Preferences {
    const { userId } = session.personOf(request)
    const readable = readableEntities(entities, session, request)
    const lists = stored.get(userId) ?? initial
    const areas = viewAreas(request)
    return {
      lists: Object.fromEntries(
        readable.flatMap(({ area }) => {
          const { columns = [], startView = null } = lists[area] ?? {}
          return lists[area] ? [[area, { columns, startView }]] : []
        }),
      ),
      viewAreas: readable.flatMap(({ area }) => (areas.includes(area) ? [area] : [])),
    }
  }

  function change(request: FakeRequest): FakeAnswer {
    const { userId } = session.personOf(request)
    const columns = readableEntities(entities, session, request).map(
      ({ area, listed }) => [area, listed] as const,
    )
    const changes = acceptPreferences(request.body, Object.fromEntries(columns))
    const before = stored.get(userId) ?? initial
    const changed = Object.entries(changes.lists).map(([area, list]) => [
      area,
      { ...before[area], ...list },
    ])
    stored.set(userId, { ...before, ...Object.fromEntries(changed) })
    return { status: 200, body: preferencesOf(request) }
  }

  return {
    of: preferencesOf,
    read: (request: FakeRequest): FakeAnswer => ({ status: 200, body: preferencesOf(request) }),
    change,
  }
}

/** The entities whose lists the caller can open. */
export function readableEntities(
  entities: readonly AnyEntity[],
  session: Pick<FakeSessionCalls, 'personOf'>,
  request: FakeRequest,
): AnyEntity[] {
  const roleTypeId = Number(session.personOf(request).roleTypeId)
  return entities.filter(
    (entity) =>
      entity.parentReference === undefined && opensTo({ roleTypeId }, accessTo(entity).read),
  )
}
