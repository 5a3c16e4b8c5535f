import { auth, notifyUndoable } from '@staff/admin'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import {
  assigneeNameOf,
  conflictText,
  saveWork,
  type StoredQuery,
  type WorkChanges,
} from './saveWork'

/** What happened to the last change, for the person who made it. */
export interface WorkProblem {
  tone: 'warn' | 'danger'
  text: string
}

interface WorkState {
  id: string
  /** What is being stored; shown at once. */
  pending: WorkChanges
  problem: WorkProblem | undefined
  /** Whether the mail program was opened. */
  isReplying: boolean
}

/** The work on one query: its changes, and what became of the last one. `record` is undefined while it loads. */
export function useQueryWork(id: string, record: StoredQuery | undefined) {
  const client = useQueryClient()
  const [state, setState] = useState(() => initial(id))
  // Another query is opened in the same dialog.
  if (state.id !== id) setState(initial(id))

  const update = (changes: Partial<WorkState>) =>
    setState((now) => (now.id === id ? { ...now, ...changes } : now))

  async function change(changes: WorkChanges) {
    if (!record) return
    update({ pending: changes, problem: undefined })
    const outcome = await saveWork(client, record, changes)
    update({ pending: {}, problem: problemOf(outcome, changes) })
    if (outcome.status === 'saved') sayHandover(client, record, outcome.record)
  }

  return {
    shown: record && { ...record, ...state.pending },
    problem: state.problem,
    isReplying: state.isReplying,
    isSaving: Object.keys(state.pending).length > 0,
    change: (changes: WorkChanges) => void change(changes),
    startReply: () => update({ isReplying: true }),
    endReply: () => update({ isReplying: false }),
  }
}

/** Says that somebody else takes care of a query now. Their navigation counts it. */
function sayHandover(client: QueryClient, before: StoredQuery, after: StoredQuery) {
  const { assigneeId } = after
  if (assigneeId === before.assigneeId || assigneeId === null || assigneeId === auth.userId) return
  const text = `${assigneeNameOf(after)} takes care of “${after.subject}” now.`
  const back = { assigneeId: before.assigneeId }
  notifyUndoable(text, () => void saveWork(client, after, back))
}

/** Marks a new query as read when it is opened. A failure is not worth a message: the next opening tries again. */
export function useMarkRead(record: StoredQuery | undefined) {
  const client = useQueryClient()
  const handleOpen = useEffectEvent(() => {
    if (record?.status === 'New') void saveWork(client, record, { status: 'Read' })
  })
  // Once for each opened query: a query that is set back to New stays new.
  const openedId = record?.id
  useEffect(() => {
    if (openedId !== undefined) handleOpen()
  }, [openedId])
}

function initial(id: string): WorkState {
  return { id, pending: {}, problem: undefined, isReplying: false }
}

function problemOf(
  outcome: Awaited<ReturnType<typeof saveWork>>,
  changes: WorkChanges,
): WorkProblem | undefined {
  if (outcome.status === 'saved') return undefined
  if (outcome.status === 'conflict')
    return { tone: 'warn', text: conflictText(outcome.current, changes) }
  return { tone: 'danger', text: outcome.message }
}
