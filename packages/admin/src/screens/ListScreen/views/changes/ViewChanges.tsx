import { Badge, Button } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { updateView } from '../../../../data/views/saveView'
import type { AreaScreens } from '../../../../shared/defineArea'
import { notify } from '../../../../shared/notify'
import { announce } from '../../../../stores/announcer'
import { askForView } from '../../../../stores/lists/viewTask'
import { focusCurrentTab } from '../tabs/focusCurrentTab'
import { useQueryToSave } from '../dialogs/useQueryToSave'
import { useMayChange, useViews } from '../useViews'
import { searchOf } from '../viewState'

interface ViewChangesProps {
  area: AreaScreens
}

/** Saves the changes of the list's view, or takes them back. */
export function ViewChanges({ area }: ViewChangesProps) {
  const { entity } = area
  const { current, isChanged } = useViews(entity)
  const mayChange = useMayChange(entity)
  const query = useQueryToSave(area)
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function handleSave() {
    if (!current) return
    setIsBusy(true)
    const outcome = await updateView(client, entity, current, { query })
    setIsBusy(false)
    if (outcome.status === 'conflict')
      return askForView({ kind: 'conflict', current: outcome.current })
    if (outcome.status === 'gone') return askForView({ kind: 'save', name: current.name })
    if (outcome.status === 'refused') return notify('error', outcome.message)
    focusCurrentTab()
    return notify('success', `“${current.name}” is saved.`)
  }

  if (!current || !isChanged) return null
  return (
    <>
      <Badge tone="accent">Changed</Badge>
      {mayChange(current) ? (
        <Button size="s" busy={isBusy} onClick={() => void handleSave()}>
          Save
        </Button>
      ) : (
        <Button size="s" onClick={() => askForView({ kind: 'save' })}>
          Save as a new view…
        </Button>
      )}
      <Button variant="quiet" size="s" href={searchOf(current, entity)} onClick={handleReset}>
        Reset
      </Button>
    </>
  )
}

function handleReset() {
  focusCurrentTab()
  announce('The view is as it was saved.')
}
