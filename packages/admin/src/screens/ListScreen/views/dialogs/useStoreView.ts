import type { SavedView } from '@staff/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { createIdempotencyKeys } from '../../../../data/http/idempotencyKeys'
import { addView, updateView, type ViewOutcome } from '../../../../data/views/saveView'
import type { AreaScreens } from '../../../../shared/defineArea'
import { notify } from '../../../../shared/notify'
import { preferencesOf } from '../../../../stores/preferences/lists'
import { closeViewTask } from '../../../../stores/lists/viewTask'
import { focusCurrentTab } from '../tabs/focusCurrentTab'
import { saveStartView } from './saveStartView'
import { useQueryToSave } from './useQueryToSave'
import { searchOf } from '../viewState'

/** What a person says about a view. */
type Given = Pick<SavedView, 'name' | 'shared'>

/** Stores a new view, or what is said about an old one. A second attempt replaces the change of somebody else. */
export function useStoreView(area: AreaScreens, view: SavedView | undefined) {
  const { entity } = area
  const client = useQueryClient()
  const navigate = useNavigate()
  const shown = useQueryToSave(area)
  const [keys] = useState(createIdempotencyKeys)
  const [isBusy, setIsBusy] = useState(false)
  // The version that the change replaces; null for a view that was deleted meanwhile.
  const [base, setBase] = useState<SavedView | null>(view ?? null)
  const [button, setButton] = useState(view ? 'Save' : 'Save view')

  function send(given: Given): Promise<ViewOutcome> {
    if (base) return updateView(client, entity, base, given)
    return addView(client, entity, { ...given, query: view?.query ?? shown }, keys)
  }

  /** Closes the dialog, or resolves to what is wrong. */
  async function store(given: Given, isStart: boolean): Promise<string | undefined> {
    setIsBusy(true)
    const outcome = await send(given)
    setIsBusy(false)
    if (outcome.status === 'saved') return finish(outcome.view, isStart)
    if (outcome.status === 'refused') return outcome.message
    if (outcome.status === 'gone') {
      setBase(null)
      setButton('Save as a new view')
      return 'This view was deleted in the meantime. You can save it as a new one.'
    }
    setBase(outcome.current)
    setButton('Save anyway')
    return `Somebody else has changed this view in the meantime. It is called “${outcome.current.name}” now.`
  }

  async function finish(saved: SavedView, isStart: boolean): Promise<undefined> {
    const { startView } = preferencesOf(entity.area)
    if (isStart && startView !== saved.id) void saveStartView(entity, saved.id)
    if (!isStart && startView === saved.id) void saveStartView(entity, null)
    // Only its name is new to the list, so Back leads to the step before.
    if (!base) await navigate(searchOf(saved, entity), { replace: true })
    closeViewTask()
    // The button that opened the dialog may be gone.
    requestAnimationFrame(focusCurrentTab)
    notify('success', `“${saved.name}” is saved.`)
  }

  return { store, isBusy, button }
}
