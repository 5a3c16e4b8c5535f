import type { SavedView } from '@staff/contract'
import { proxy, ref } from 'valtio'

/** Something that a dialog asks about a saved view. */
export type ViewTask =
  /** Save what the list shows as a new view. */
  | { kind: 'save'; name?: string }
  /** Change the name of a view, who sees it, and whether it is the start view. */
  | { kind: 'edit'; view: SavedView }
  | { kind: 'delete'; view: SavedView }
  /** Somebody else changed the view that was to be saved. */
  | { kind: 'conflict'; current: SavedView }

/** The one dialog about views that can be open. */
export const viewTask = proxy<{ current: ViewTask | null }>({ current: null })

/** Opens the dialog of a task. */
export function askForView(task: ViewTask): void {
  viewTask.current = ref(task)
}

/** Closes the dialog. */
export function closeViewTask(): void {
  viewTask.current = null
}
