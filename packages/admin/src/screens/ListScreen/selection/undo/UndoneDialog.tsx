import { useSnapshot } from 'valtio'

import { BulkResults } from '../BulkResults'
import { hideUndone, undone } from './undone'

/** Names what an undo left as it was. The list may be another one meanwhile. */
export default function UndoneDialog() {
  const isShown = useSnapshot(undone).shown !== null
  if (!isShown || !undone.shown) return null
  const { entity, outcome } = undone.shown
  return <BulkResults entity={entity} action="undo" outcome={outcome} onClose={hideUndone} />
}
