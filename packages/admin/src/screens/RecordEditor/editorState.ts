import type { AnyStored } from '../../data/records/recordQueries'

/** What a form knows of its record. */
export interface EditorState {
  /** The version that the form compares its values with; undefined for a new record. */
  base: AnyStored | undefined
  /** The newest version that is known. It differs from `base` until a conflict is decided. */
  newest: AnyStored | undefined
  /** Whether the last attempt to save was refused, and its errors are still shown. */
  isRefused: boolean
}

/** What changes it: somebody else has saved, what to keep was decided, or the form has checked its fields. */
export type EditorEvent =
  { type: 'conflict' | 'decided'; current: AnyStored } | { type: 'checked'; isRefused: boolean }

/** The state after an event. */
export function nextState(state: EditorState, event: EditorEvent): EditorState {
  if (event.type === 'checked') return { ...state, isRefused: event.isRefused }
  // Until it is decided, the form keeps its base, so that it can show both changes.
  const name = event.type === 'conflict' ? 'newest' : 'base'
  return { ...state, [name]: event.current }
}
