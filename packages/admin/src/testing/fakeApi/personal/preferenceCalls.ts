import {
  acceptPreferencesOf,
  changedLists,
  changePreferences,
  presentPreferences,
  readMe,
  readPreferences,
  readRights,
  type Density,
  type Preferences,
  type StoredLists,
} from '@staff/contract'

import type { FakeCall, FakeRequest } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'

interface FakePreferencesOptions {
  /** The stored preferences of the user of a story. */
  initial: StoredLists
  /** The areas with views that a person can open. */
  viewAreas: (request: FakeRequest) => string[]
  /** The areas in which a person can undo something. */
  undoAreas: (request: FakeRequest) => string[]
}

/** The calls about the caller and their preferences. Each person has their own. */
export function preferenceCalls(
  { entities, trashDays }: FakeServer,
  { initial, viewAreas, undoAreas }: FakePreferencesOptions,
): FakeCall[] {
  const stored = new Map<string, { lists: StoredLists; density: Density | null }>()

  const storedOf = ({ caller }: FakeRequest) =>
    stored.get(caller.userId) ?? { lists: initial, density: null }

  function preferencesOf(request: FakeRequest): Preferences {
    return presentPreferences(entities, request.caller, {
      ...storedOf(request),
      viewAreas: viewAreas(request),
      undoAreas: undoAreas(request),
    })
  }

  return [
    [
      readMe,
      (request) => {
        const { token: _, draftKey: _key, ...person } = request.caller
        const preferences = preferencesOf(request)
        return { status: 200, body: { ...person, preferences, trashDays } }
      },
    ],
    [
      readRights,
      ({ caller: { roleTypeId, rights } }) => ({ status: 200, body: { roleTypeId, ...rights } }),
    ],
    [readPreferences, (request) => ({ status: 200, body: preferencesOf(request) })],
    [
      changePreferences,
      (request) => {
        const { caller, body } = request
        const change = acceptPreferencesOf(entities, caller, body)
        const before = storedOf(request)
        stored.set(caller.userId, {
          lists: changedLists(before.lists, change),
          density: change.density ?? before.density,
        })
        return { status: 200, body: preferencesOf(request) }
      },
    ],
  ]
}
