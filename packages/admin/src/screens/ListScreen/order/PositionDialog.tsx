import type { Moved } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Dialog, space, TextInput } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { moveRecord } from '../../../data/records/moveRecord'
import { SubmitButtons } from '../../../shared/dialogs/SubmitButtons'

export interface PositionDialogProps {
  entity: AnyEntity
  id: string
  title: string
  /** What was typed before the dialog opened. */
  typed: string
  /** Where the record is. */
  position: number
  total: number
  onMoved: (moved: Moved) => void
  onClose: () => void
}

/** Asks for the position of a record, on any page of its list, and moves it there. */
export default function PositionDialog({
  entity,
  id,
  title,
  typed,
  position,
  total,
  onMoved,
  onClose,
}: PositionDialogProps) {
  const client = useQueryClient()
  const [text, setText] = useState(typed || String(position))
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const wanted = positionIn(text, total)
    if (wanted === undefined) return setError(messageFor(text, total))
    setError(undefined)
    setBusy(true)
    const outcome = await moveRecord(client, entity, id, { position: wanted })
    setBusy(false)
    if (outcome.status === 'moved') return onMoved(outcome.moved)
    return setError(outcome.message)
  }

  return (
    <Dialog isOpen title="Move to position" onClose={onClose}>
      <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
        <div>
          “{title}” is at position {position} of {total}.
        </div>
        <Narrow>
          <TextInput
            label="Position"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog asks for nothing else.
            autoFocus
            onFocus={({ target }) => typed === '' && target.select()}
            inputMode="numeric"
            autoComplete="off"
            hint={`From 1 to ${total}`}
            error={error}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Narrow>
        <SubmitButtons submit="Move" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

function positionIn(text: string, total: number): number | undefined {
  const position = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return position >= 1 && position <= total ? position : undefined
}

function messageFor(text: string, total: number): string {
  return text.trim() === ''
    ? 'Position is required'
    : `Position must be a whole number from 1 to ${total}`
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`

/** The input is as wide as a number; the error can be wider. */
const Narrow = styled.div`
  --control-width: 8rem;
`
