import { local } from '../browserStorage'
import { auth } from '../session/auth'

/** What was opened: a screen, an action or a view of the palette by its id, or a record with its title. */
export type Recent = { id: string } | { area: string; id: string; title: string }

const MAX_RECENTS = 8

/** What the logged-in user opened last on this device, the newest first. */
export function recents(): Recent[] {
  try {
    const stored: unknown = JSON.parse((auth.userId && local.read(keyOf(auth.userId))) || '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    return []
  }
}

/** Remembers what was opened. Nothing with personal data of visitors may be remembered: it would stay after the logout. */
export function rememberRecent(opened: Recent): void {
  const others = recents().filter((each) => each.id !== opened.id)
  const newest = [opened, ...others].slice(0, MAX_RECENTS)
  if (auth.userId) local.write(keyOf(auth.userId), JSON.stringify(newest))
}

// A user can write anything into the storage.
function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value) || typeof value.id !== 'string') return false
  return !('area' in value) || ('title' in value && typeof value.title === 'string')
}

function keyOf(userId: string): string {
  return `recents/${userId}`
}
