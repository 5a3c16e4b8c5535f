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

/** What changes it. */
export type EditorEvent =
  | { type: 'conflict'; current: AnyStored }
  | { type: 'decided'; current: AnyStored }
  | { type: 'checked'; isRefused: boolean }

/** The state after an event. */
export function nextState(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'conflict':
      // Somebody else has saved. The form keeps its base, so that it can show both changes.
      return { ...state, newest: event.current }
    case 'decided':
      return { ...state, base: event.current }
    case 'checked':
      return { ...state, isRefused: event.isRefused }
  }
}
