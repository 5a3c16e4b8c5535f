import type { AnyEntity } from '@staff/entity'

import { auth } from '../../stores/session/auth'

/** Notes that were typed and not added, by user and record, until the page closes: a dialog closes easily. */
const drafts = new Map<string, string>()

/** The typed note about a record. */
export function noteDraft(entity: AnyEntity, id: string): string {
  return drafts.get(keyOf(entity, id)) ?? ''
}

/** Keeps a typed note about a record; an empty one is forgotten. */
export function keepNoteDraft(entity: AnyEntity, id: string, text: string): void {
  if (text === '') drafts.delete(keyOf(entity, id))
  else drafts.set(keyOf(entity, id), text)
}

/** Forgets all typed notes, for stories. */
export function forgetNoteDrafts(): void {
  drafts.clear()
}

function keyOf({ area }: AnyEntity, id: string): string {
  return `${auth.userId} ${area} ${id}`
}
