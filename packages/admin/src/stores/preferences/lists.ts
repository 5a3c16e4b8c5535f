import {
  DENSITIES,
  type Density,
  type ListPreferences,
  type Preferences,
  type PreferencesChange,
} from '@staff/contract'
import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'

import { local } from '../browserStorage'
import { auth } from '../session/auth'

/** What the logged-in user prefers. A copy on the device shows a list at once as it was last seen. */
export const listPreferences = proxy<Preferences>(nothing())

/** Changes that the server has not stored yet. */
interface Unsaved extends Readonly<Pick<PreferencesChange, 'density'>> {
  readonly lists: Readonly<Record<string, Partial<ListPreferences>>>
}

const SAVED: Unsaved = { lists: {} }

let unsaved = SAVED

/** Changes the preferences for a list on this device. They stay marked as unsaved until `markSaved`. */
export function changeListPreferences(area: string, change: Partial<ListPreferences>): void {
  listPreferences.lists[area] = { ...preferencesOf(area), ...change }
  const lists = { ...unsaved.lists, [area]: { ...unsaved.lists[area], ...change } }
  unsaved = { ...unsaved, lists }
  keep()
}

/** Changes the row height of lists on this device. It stays marked as unsaved until `markSaved`. */
export function changeDensity(density: Density): void {
  listPreferences.density = density
  unsaved = { ...unsaved, density }
  keep()
}

/** What the server has not stored yet; undefined if it has everything. */
export function unsavedPreferences(): Unsaved | undefined {
  const { lists, density } = unsaved
  return Object.keys(lists).length > 0 || density ? unsaved : undefined
}

/** Forgets changes that the server has stored or refused, except those that were changed since. */
export function markSaved(sent: Unsaved): void {
  const lists = Object.fromEntries(
    Object.entries(unsaved.lists).filter(([area, change]) => sent.lists[area] !== change),
  )
  const { density } = unsaved
  unsaved = { lists, ...(density && density !== sent.density && { density }) }
  keep()
}

/** Takes over the preferences of the server, except for changes that it has not stored yet. */
export function receivePreferences(preferences: Preferences): void {
  const { lists, density } = preferences
  const changed = Object.entries(unsaved.lists).map(([area, change]) => [
    area,
    { ...DEFAULTS, ...lists[area], ...change },
  ])
  const received: Preferences = {
    ...preferences,
    lists: { ...lists, ...Object.fromEntries(changed) },
    density: unsaved.density ?? density,
  }
  // An equal copy would render every list again.
  if (JSON.stringify(received) === JSON.stringify(listPreferences)) return
  Object.assign(listPreferences, received)
  keep()
}

/** Remembers whether there are views in an area. */
export function setHasViews(area: string, hasViews: boolean): void {
  const others = listPreferences.viewAreas.filter((each) => each !== area)
  listPreferences.viewAreas = hasViews ? [...others, area] : others
  keep()
}

/** Remembers that there may be something to undo in an area. */
export function setHasUndos(area: string): void {
  if (listPreferences.undoAreas.includes(area)) return
  listPreferences.undoAreas = [...listPreferences.undoAreas, area]
  keep()
}

const DEFAULTS: ListPreferences = { columns: [], startView: null, headings: {} }

/** The preferences for a list; the default ones at first. */
export function preferencesOf(area: string): ListPreferences {
  // A copy on the device may be older than a property.
  return { ...DEFAULTS, ...listPreferences.lists[area] }
}

function keep(): void {
  if (auth.userId) local.write(keyOf(auth.userId), JSON.stringify({ ...listPreferences, unsaved }))
}

/** Loads the copy of the logged-in user. Nobody else's is shown, not even for a moment. */
function adopt(): void {
  const { unsaved: left, ...copy } = { ...nothing(), unsaved: SAVED, ...readCopy(auth.userId) }
  unsaved = left
  Object.assign(listPreferences, copy)
}

function readCopy(userId: string): Partial<Copy> | undefined {
  try {
    // Only this file writes it, and a copy that somebody has edited is not more than a wrong order of columns.
    return JSON.parse((userId && local.read(keyOf(userId))) || '{}') as Partial<Copy>
  } catch {
    return undefined
  }
}

interface Copy extends Preferences {
  unsaved: Unsaved
}

function nothing(): Preferences {
  return { lists: {}, density: DENSITIES[0], viewAreas: [], undoAreas: [] }
}

function keyOf(userId: string): string {
  return `preferences/${userId}`
}

adopt()
subscribeKey(auth, 'userId', adopt, true)
