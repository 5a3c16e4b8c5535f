import type { SavedView } from '@staff/contract'
import { Banner, ConfirmDialog, DeleteButton, space } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { deleteView } from '../../../../data/views/saveView'
import type { AreaScreens } from '../../../../shared/defineArea'
import { notify } from '../../../../shared/notify'
import { preferencesOf } from '../../../../stores/preferences/lists'
import { closeViewTask } from '../../../../stores/lists/viewTask'
import { stayOnList, viewIn } from '../listAddress'
import { saveStartView } from './saveStartView'

interface DeleteViewDialogProps {
  area: AreaScreens
  view: SavedView
}

/** Asks before a view is deleted, and once more if somebody else has changed it. */
export function DeleteViewDialog({ area, view }: DeleteViewDialogProps) {
  const { entity } = area
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [isBusy, setIsBusy] = useState(false)
  const [newer, setNewer] = useState<SavedView>()
  const [failure, setFailure] = useState('')
  const { id, name, shared } = newer ?? view

  async function handleConfirm() {
    setIsBusy(true)
    const outcome = await deleteView(client, entity, newer ?? view)
    setIsBusy(false)
    setFailure(outcome.status === 'refused' ? outcome.message : '')
    if (outcome.status === 'conflict') setNewer(outcome.current)
    if (outcome.status !== 'deleted') return
    if (preferencesOf(entity.area).startView === id) void saveStartView(entity, null)
    closeViewTask()
    if (viewIn(search) === id)
      setSearch(stayOnList(new URLSearchParams(), entity), { replace: true })
    notify('success', `The view “${name}” is deleted.`)
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Delete the view “${name}”?`}
      confirmLabel={newer ? 'Delete anyway' : 'Delete'}
      confirmAs={DeleteButton}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={closeViewTask}
      focusAfter={() => document.querySelector<HTMLElement>('[data-views] [aria-current]')}
    >
      <Parts>
        {newer && <Banner tone="warn">Somebody else has changed it in the meantime.</Banner>}
        {failure && <Banner tone="danger">{failure}</Banner>}
        <p>
          {shared && 'It disappears for everybody. '}
          {`The ${entity.labels.many.toLowerCase()} in it stay.`}
        </p>
      </Parts>
    </ConfirmDialog>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s3};
`
