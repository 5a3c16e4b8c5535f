import type { AnyEntity } from '@staff/entity'
import { proxy, ref } from 'valtio'

import type { BulkOutcome } from '../../../../data/records/bulkRecords'

/** An undo that left records, for the dialog that names them. */
export const undone = proxy<{ shown: { entity: AnyEntity; outcome: BulkOutcome } | null }>({
  shown: null,
})

/** Names what an undo left as it was. */
export function showUndone(entity: AnyEntity, outcome: BulkOutcome): void {
  undone.shown = ref({ entity, outcome })
}

/** Closes the dialog. */
export function hideUndone(): void {
  undone.shown = null
}
