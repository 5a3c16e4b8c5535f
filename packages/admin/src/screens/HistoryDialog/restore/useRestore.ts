import type { AnyEntity, Author, FieldErrors } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { restoreRecord } from '../../../data/history/restoreRecord'
import type { AnyStored } from '../../../data/records/recordQueries'
import { notify, notifyUndoable } from '../../../shared/notify'
import { hasUnsavedChanges } from '../../../stores/session/loginAgain'
import { useHistoryAddress } from '../../RecordEditor/beside/historyAddress'
import type { RefusedVersion } from '../../RecordEditor/refusedVersion'
import { useUndoRestore } from './useUndoRestore'

/** Why a version was not restored. */
export type RestoreProblem =
  /** Somebody else has stored a newer version. */
  | { status: 'conflict'; changedBy: Author | undefined; current: AnyStored }
  /** The rules of today refuse it, and the form has unsaved changes. */
  | { status: 'refused'; refused: RefusedVersion }
  | { status: 'failed' | 'unknown'; message: string }

interface RestoreOptions {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  /** The version to restore. */
  version: number
  /** The version that is current on the screen. */
  current: number
  /** The values of the version; undefined until they are read. */
  values: Readonly<Record<string, unknown>> | undefined
  onRefused: (refused: RefusedVersion) => void
}

/** Restores a version, with Undo, and closes the history. */
export function useRestore({ entity, id, version, current, values, onRefused }: RestoreOptions) {
  const client = useQueryClient()
  const { close } = useHistoryAddress()
  const undo = useUndoRestore(entity)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<RestoreProblem>()
  // The user can close the history while the version is being restored.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])

  async function restore() {
    setBusy(true)
    setProblem(undefined)
    const outcome = await restoreRecord(client, entity, { id, version, ifMatch: current })
    if (outcome.status === 'saved') {
      const { record } = outcome
      const title = entity.titleOf(record)
      const text = `Version ${version} of “${title}” is restored.`
      if (record.version === current) notify('info', `“${title}” is like version ${version}.`)
      else notifyUndoable(text, () => void undo(record, current))
      if (isShown.current) close()
    } else if (outcome.status === 'refused') refuse(outcome.errors)
    else if (outcome.status === 'conflict') {
      const { current: newest, changedBy } = outcome
      setProblem({ status: 'conflict', changedBy, current: newest })
    } else setProblem(outcome)
    setBusy(false)
  }

  function refuse(errors: FieldErrors) {
    const refused = { version, values: values ?? {}, errors }
    if (hasUnsavedChanges()) setProblem({ status: 'refused', refused })
    else if (isShown.current) onRefused(refused)
  }

  return {
    isBusy,
    problem,
    start: () => void restore(),
    forgetProblem: () => setProblem(undefined),
  }
}
