import { auth } from '@staff/admin'

/** Notes that were typed and not added, by user and query, until the page closes: a dialog closes easily. */
const drafts = new Map<string, string>()

/** The typed note about a query. */
export function noteDraft(queryId: string): string {
  return drafts.get(keyOf(queryId)) ?? ''
}

/** Keeps a typed note about a query; an empty one is forgotten. */
export function keepNoteDraft(queryId: string, text: string): void {
  if (text === '') drafts.delete(keyOf(queryId))
  else drafts.set(keyOf(queryId), text)
}

/** Forgets all typed notes, for stories. */
export function forgetNoteDrafts(): void {
  drafts.clear()
}

function keyOf(queryId: string): string {
  return `${auth.userId} ${queryId}`
}
