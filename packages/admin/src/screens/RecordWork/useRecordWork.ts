import type { Stored } from '@staff/contract'
import type { AnyEntity, ValuesOf } from '@staff/entity'
import type { SaveOutcome } from '@staff/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { mergeRecord } from '../../data/records/mergeRecord'
import { notifyUndoable } from '../../shared/notify'

/** How people work on the records of an entity: each choice is stored at once. */
export interface WorkOnRecords<E extends AnyEntity> {
  entity: E
  /** What somebody else did meanwhile, in a sentence. */
  conflictText: (current: Stored<E>, changes: Partial<ValuesOf<E>>) => string
  /**
   * What a stored change means for somebody else, in a sentence, and the values before it for an undo. Nothing is said if it is undefined.
   */
  handover: (
    before: Stored<E>,
    after: Stored<E>,
  ) => { text: string; before: Partial<ValuesOf<E>> } | undefined
}

/** What happened to the last change, for the person who made it. */
export interface WorkProblem {
  tone: 'warn' | 'danger'
  text: string
}

interface WorkState<E extends AnyEntity> {
  id: string
  /** What is being stored; shown at once. */
  pending: Partial<ValuesOf<E>>
  problem: WorkProblem | undefined
}

/**
 * The work on one record: its changes, and what became of the last one. `record` is undefined while it loads. If somebody has changed the
 * same field meanwhile, nothing is stored, and the cache has what is stored.
 */
export function useRecordWork<E extends AnyEntity>(
  work: WorkOnRecords<E>,
  id: string,
  record: Stored<E> | undefined,
) {
  const client = useQueryClient()
  const [state, setState] = useState<WorkState<E>>(() => initial(id))
  // Another record is opened in the same dialog.
  if (state.id !== id) setState(initial(id))

  const update = (changes: Partial<WorkState<E>>) =>
    setState((now) => (now.id === id ? { ...now, ...changes } : now))

  async function change(changes: Partial<ValuesOf<E>>) {
    if (!record) return
    update({ pending: changes, problem: undefined })
    const outcome = await mergeRecord(client, work.entity, record, changes)
    update({ pending: {}, problem: problemOf(work, outcome, changes) })
    if (outcome.status !== 'saved') return
    const { record: stored } = outcome
    const handover = work.handover(record, stored)
    if (!handover) return
    const undo = () => mergeRecord(client, work.entity, stored, handover.before)
    notifyUndoable(handover.text, () => void undo())
  }

  return {
    shown: record && { ...record, ...state.pending },
    problem: state.problem,
    change: (changes: Partial<ValuesOf<E>>) => void change(changes),
  }
}

function initial<E extends AnyEntity>(id: string): WorkState<E> {
  return { id, pending: {}, problem: undefined }
}

function problemOf<E extends AnyEntity>(
  { conflictText }: WorkOnRecords<E>,
  outcome: SaveOutcome<Stored<E>>,
  changes: Partial<ValuesOf<E>>,
): WorkProblem | undefined {
  if (outcome.status === 'saved') return undefined
  if (outcome.status === 'conflict')
    return { tone: 'warn', text: conflictText(outcome.current, changes) }
  return { tone: 'danger', text: outcome.message }
}
