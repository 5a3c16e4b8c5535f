import { listColumns, type AnyEntity } from '@staff/entity'

import {
  DENSITIES,
  type Density,
  type ListPreferences,
  type Preferences,
  type PreferencesChange,
} from '../../calls/preferences'
import { acceptPreferences } from './preferences'
import type { RightsHolder } from '../rights/decide'
import { readableEntities } from './savedViews'

/** The preferences of lists by area, as they are stored: a person sets them one by one. */
export type StoredLists = Readonly<Record<string, Partial<ListPreferences>>>

/** What is stored of a person's preferences, and the areas in which they have views and open undos. */
export interface StoredPreferences {
  lists: StoredLists
  density: Density | null
  viewAreas: readonly string[]
  undoAreas: readonly string[]
}

/** The preferences of a person: only areas that they can open, and only columns that lists have. */
export function presentPreferences(
  entities: readonly AnyEntity[],
  reader: RightsHolder,
  { lists, density, viewAreas, undoAreas }: StoredPreferences,
): Preferences {
  const readable = readableEntities(entities, reader)
  const readableOf = (areas: readonly string[]) =>
    readable.flatMap(({ area }) => (areas.includes(area) ? [area] : []))
  return {
    lists: Object.fromEntries(
      readable.flatMap((entity) => {
        const { area } = entity
        const { columns = [], startView = null, headings = {} } = lists[area] ?? {}
        const known = columns.filter(({ key }) => listColumns(entity).includes(key))
        return lists[area] ? [[area, { columns: known, startView, headings }]] : []
      }),
    ),
    density: density ?? DENSITIES[0],
    viewAreas: readableOf(viewAreas),
    undoAreas: readableOf(undoAreas),
  }
}

/** The body of a person's change of preferences. Throws a 422 that names what is wrong. */
export function acceptPreferencesOf(
  entities: readonly AnyEntity[],
  reader: RightsHolder,
  body: unknown,
): PreferencesChange {
  const columns = readableEntities(entities, reader).map(
    (entity) => [entity.area, listColumns(entity)] as const,
  )
  return acceptPreferences(body, Object.fromEntries(columns))
}

/** The stored preferences of lists after a change. */
export function changedLists(stored: StoredLists, { lists = {} }: PreferencesChange): StoredLists {
  const changed = Object.entries(lists).map(([area, list]) => [area, { ...stored[area], ...list }])
  return { ...stored, ...Object.fromEntries(changed) }
}
