import type { AnyStored } from '../../../data/records/recordQueries'
import type { LateUndo } from '../../../stores/lists/lateUndos'

/** An undo that came too late, in the form of its record. */
export interface OpenUndo extends Pick<LateUndo, 'former' | 'message' | 'changes'> {
  key: string
  /** The record that the undone save made: the form starts from it. */
  base: AnyStored
  /** The record that was stored when the undo was refused. */
  current: AnyStored
}

/** The versions that a form starts from and that is stored. They differ after an undo that came too late. */
export function versionsOf(record: AnyStored | undefined, undo: OpenUndo | undefined) {
  if (!record || !undo) return { start: record, newest: record, lateUndo: undefined }
  const { base, former, message, changes } = undo
  const current = record.version > undo.current.version ? record : undo.current
  return { start: base, newest: current, lateUndo: { former, current, message, changes } }
}
