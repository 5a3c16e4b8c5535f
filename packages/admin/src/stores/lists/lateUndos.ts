import type { FieldChanges } from '@staff/entity'

import { auth } from '../session/auth'

/** The undo of a save, after somebody else has saved the record. */
export interface LateUndo {
  area: string
  /** The record that the save made. */
  base: object
  /** The values from before the save. */
  former: object
  /** The record that is stored now. */
  current: object
  /** Says who has stored it. */
  message: string
  /** Who changed which field since. */
  changes?: FieldChanges | undefined
}

/** The values stay in memory: the browser's history has only their key, so that nobody else finds them there. */
const kept = new Map<string, LateUndo & { userId: string }>()

/** Keeps an undo for the form of its record. Returns the state of the link that leads there. */
export function keepLateUndo(undo: LateUndo): { lateUndo: string } {
  const key = crypto.randomUUID()
  kept.set(key, { ...undo, userId: auth.userId })
  return { lateUndo: key }
}

/** The key in the state of a location, which may contain anything. */
export function lateUndoKeyIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('lateUndo' in state)) return undefined
  return typeof state.lateUndo === 'string' ? state.lateUndo : undefined
}

/** The undo with this key; undefined if it is not kept, or belongs to another person. */
export function lateUndoOf(key: string | undefined): LateUndo | undefined {
  const found = kept.get(key ?? '')
  return found?.userId === auth.userId ? found : undefined
}

/** Forgets an undo that has been saved. */
export function forgetLateUndo(key: string): void {
  kept.delete(key)
}
