import type { AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { BulkTarget } from '../../../data/records/bulkBlocks'
import { changeMany, type BulkOutcome, type BulkWork } from '../../../data/records/bulkRecords'
import type { ListParams } from '../../../data/records/recordQueries'
import { notify, notifyUndoable } from '../../../shared/notify'
import { selection } from '../../../stores/lists/selection'
import { doneText, isIncomplete } from './bulkTexts'
import { undoBulk } from './undo/undoBulk'

type BulkState =
  { phase: 'running'; share: number; isEnding: boolean } | { phase: 'over'; outcome: BulkOutcome }

/** The state of an action, and what starts, cancels and undoes it. */
export type Bulk = ReturnType<typeof useBulk>

/** Runs an action on the selected records, and its undo. */
export function useBulk(entity: AnyEntity, { q, filters }: Pick<ListParams, 'q' | 'filters'>) {
  const client = useQueryClient()
  const [state, setState] = useState<BulkState>()
  const abort = useRef<AbortController>(undefined)

  function targetOf(): BulkTarget {
    if (selection.isAll) return { all: { q, filters }, total: selection.count }
    const records = Object.values(selection.records)
    return {
      ids: records.map(({ id }) => id),
      versions: records.map(({ version }) => version),
    }
  }

  async function start(work: BulkWork): Promise<BulkOutcome> {
    const controller = new AbortController()
    abort.current = controller
    setState({ phase: 'running', share: 0, isEnding: false })
    const outcome = await changeMany(client, entity, work, targetOf(), {
      onProgress: (share) =>
        setState({ phase: 'running', share, isEnding: controller.signal.aborted }),
      signal: controller.signal,
    })
    setState({ phase: 'over', outcome })
    const text = doneText(entity, work.action, outcome.done)
    if (isIncomplete(outcome)) return outcome
    if (outcome.undos.length > 0) notifyUndoable(text, () => void undo(outcome))
    else notify('success', text)
    return outcome
  }

  const undo = ({ undos }: BulkOutcome) => undoBulk(client, entity, undos)

  function cancel() {
    abort.current?.abort()
    setState((now) => (now?.phase === 'running' ? { ...now, isEnding: true } : now))
  }

  return {
    state,
    targetOf,
    start,
    cancel,
    undo: () => {
      if (state?.phase === 'over') void undo(state.outcome)
    },
  }
}
