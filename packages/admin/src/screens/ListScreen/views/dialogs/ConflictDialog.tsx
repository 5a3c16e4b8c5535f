import type { SavedView } from '@staff/contract'
import { Banner, Button, CancelButton, color, Dialog, space, weight } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'

import { receiveView, updateView } from '../../../../data/views/saveView'
import type { AreaScreens } from '../../../../shared/defineArea'
import { notify } from '../../../../shared/notify'
import { askForView, closeViewTask } from '../../../../stores/lists/viewTask'
import { describeState } from '../changes/describeState'
import { useQueryToSave } from './useQueryToSave'
import { useReferenceNames } from '../changes/useReferenceNames'
import { searchOf } from '../viewState'

interface ConflictDialogProps {
  area: AreaScreens
  /** The view as somebody else has saved it. */
  current: SavedView
}

/** Two people have changed a view: shows both, and takes one. */
export function ConflictDialog({ area, current }: ConflictDialogProps) {
  const { entity } = area
  const client = useQueryClient()
  const navigate = useNavigate()
  const query = useQueryToSave(area)
  const theirs = new URLSearchParams(current.query)
  const mine = new URLSearchParams(query)
  const names = useReferenceNames(area, [theirs, mine])
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  function handleTheirs() {
    receiveView(client, entity, current)
    closeViewTask()
    void navigate(searchOf(current, entity))
  }

  async function handleMine() {
    setIsBusy(true)
    const outcome = await updateView(client, entity, current, { query })
    setIsBusy(false)
    if (outcome.status === 'refused') return setFailure(outcome.message)
    closeViewTask()
    if (outcome.status === 'saved') return notify('success', `“${current.name}” is saved.`)
    // A third change, or the view is gone.
    if (outcome.status === 'conflict')
      return askForView({ kind: 'conflict', current: outcome.current })
    return askForView({ kind: 'save', name: current.name })
  }

  return (
    <Dialog
      isOpen
      title={`Somebody else has changed “${current.name}”`}
      onClose={closeViewTask}
      footer={
        <>
          <CancelButton onClick={closeViewTask} />
          <Button onClick={handleTheirs}>Use theirs</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void handleMine()}>
            Replace with mine
          </Button>
        </>
      }
    >
      <Parts>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <p>You can keep one of the two. Nothing is saved yet.</p>
        <Side title="Theirs" lines={describeState(theirs, area, names)} />
        <Side title="Mine" lines={describeState(mine, area, names)} />
      </Parts>
    </Dialog>
  )
}

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Box>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Box>
  )
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s4};
`

const Box = styled.section`
  h3 {
    margin-block-end: ${space.s1};
    font: inherit;
    font-weight: ${weight.heading};
  }
  ul {
    margin: 0;
    padding: 0;
    color: ${color.inkMuted};
    list-style: none;
    overflow-wrap: anywhere;
  }
`
