import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { undoMany } from '../../../../data/records/bulkRecords'
import { notify } from '../../../../shared/notify'
import { doneText, isIncomplete } from '../bulkTexts'
import { showUndone } from './undone'

/** Undoes an action, the newest block first, and says what became of it. */
export async function undoBulk(client: QueryClient, entity: AnyEntity, undos: readonly string[]) {
  const outcome = await undoMany(client, entity, undos)
  if (isIncomplete(outcome)) showUndone(entity, outcome)
  else notify('success', doneText(entity, 'undo', outcome.done))
}
