import type { ListPreferences, Preferences } from '@staff/contract'
import { proxy } from 'valtio'
import { subscribeKey } from 'valtio/utils'

import { local } from '../browserStorage'
import { auth } from '../session/auth'

/**
 * How the logged-in user wants to see each list, by area, and the areas with views for them. A copy on the device shows a
 * list at once as it was last seen.
 */
export const listPreferences = proxy<Preferences>(nothing())

/** Changes that the server has not stored yet, by area. */
let unsaved: Readonly<Record<string, Partial<ListPreferences>>> = {}

/** Changes the preferences for a list on this device. They stay marked as unsaved until `markSaved`. */
export function changeListPreferences(area: string, change: Partial<ListPreferences>): void {
  listPreferences.lists[area] = { ...preferencesOf(area), ...change }
  unsaved = { ...unsaved, [area]: { ...unsaved[area], ...change } }
  keep()
}

/** What the server has not stored yet. */
export function unsavedPreferences(): typeof unsaved {
  return unsaved
}

/** Forgets changes that the server has stored or refused, except those that were changed since. */
export function markSaved(sent: typeof unsaved): void {
  unsaved = Object.fromEntries(
    Object.entries(unsaved).filter(([area, change]) => sent[area] !== change),
  )
  keep()
}

/** Takes over the preferences of the server, except for changes that it has not stored yet. */
export function receivePreferences({ lists, viewAreas }: Preferences): void {
  const changed = Object.entries(unsaved).map(([area, change]) => [
    area,
    { ...DEFAULTS, ...lists[area], ...change },
  ])
  const received = { lists: { ...lists, ...Object.fromEntries(changed) }, viewAreas }
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

const DEFAULTS: ListPreferences = { columns: [], startView: null }

/** The preferences for a list; the default ones at first. */
export function preferencesOf(area: string): ListPreferences {
  return listPreferences.lists[area] ?? DEFAULTS
}

function keep(): void {
  if (auth.userId) local.write(keyOf(auth.userId), JSON.stringify({ ...listPreferences, unsaved }))
}

/** Loads the copy of the logged-in user. Nobody else's is shown, not even for a moment. */
function adopt(): void {
  const { unsaved: left, ...copy } = { unsaved: {}, ...nothing(), ...readCopy(auth.userId) }
  unsaved = left
  Object.assign(listPreferences, copy)
}

function readCopy(userId: string): Partial<Preferences> | undefined {
  try {
    // Only this file writes it, and a copy that somebody has edited is not more than a wrong order of columns.
    return JSON.parse((userId && local.read(keyOf(userId))) || '{}') as Partial<Preferences>
  } catch {
    return undefined
  }
}

function nothing(): Preferences {
  return { lists: {}, viewAreas: [] }
}

function keyOf(userId: string): string {
  return `lists/${userId}`
}

adopt()
subscribeKey(auth, 'userId', adopt, true)
