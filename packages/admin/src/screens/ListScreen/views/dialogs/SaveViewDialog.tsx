import { viewFields, type SavedView, opensTo } from '@staff/contract'
import { validate } from '@staff/entity'
import { Checkbox, color, Dialog, space, TextInput } from '@staff/ui'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import type { AreaScreens } from '../../../../shared/defineArea'
import { useReader } from '../../../../shared/useReader'
import { preferencesOf } from '../../../../stores/preferences/lists'
import { closeViewTask } from '../../../../stores/lists/viewTask'
import { describeState } from '../changes/describeState'
import { SubmitButtons } from '../../../../shared/dialogs/SubmitButtons'
import { useQueryToSave } from './useQueryToSave'
import { useReferenceNames } from '../changes/useReferenceNames'
import { useStoreView } from './useStoreView'

interface SaveViewDialogProps {
  area: AreaScreens
  /** The view to change; undefined to save what the list shows as a new one. */
  view: SavedView | undefined
  /** The name that is there at first. */
  name: string | undefined
}

/** Asks for the name of a view, who sees it, and whether the list opens with it. */
export function SaveViewDialog({ area, view, name: first = '' }: SaveViewDialogProps) {
  const { entity } = area
  const id = useId()
  const reader = useReader()
  const shown = new URLSearchParams(useQueryToSave(area))
  const names = useReferenceNames(area, [shown])
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(first)
  const [isShared, setIsShared] = useState(view?.shared ?? false)
  const [isStart, setIsStart] = useState(
    view !== undefined && preferencesOf(entity.area).startView === view.id,
  )
  const [error, setError] = useState('')
  const { store, isBusy, button } = useStoreView(area, view)

  // It runs after the dialog has taken the focus.
  useEffect(() => input.current?.focus(), [])

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const { values, errors } = validate(viewFields, { name, shared: isShared })
    const message = errors
      ? Object.values(errors).join('. ')
      : await store({ name: values.name, shared: isShared }, isStart)
    setError(message ?? '')
    if (message) input.current?.focus()
  }

  return (
    <Dialog isOpen title={view ? 'Edit view' : 'Save view'} onClose={closeViewTask}>
      <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
        {!view && <Shown>{describeState(shown, area, names).join(' · ')}</Shown>}
        <TextInput
          ref={input}
          label="Name"
          required
          autoComplete="off"
          value={name}
          error={error || undefined}
          onChange={({ target }) => {
            setName(target.value)
            setError('')
          }}
        />
        <Choices>
          {opensTo(reader, entity, 'shareViews') && (
            <Checkbox
              id={`${id}-shared`}
              label="For everybody"
              hint={`All who can open ${entity.labels.title} see it, and those who may save views for everybody can change it.`}
              checked={isShared}
              onChange={({ target }) => setIsShared(target.checked)}
            />
          )}
          <Checkbox
            id={`${id}-start`}
            label="My start view"
            hint={`${entity.labels.title} opens with it, for you only.`}
            checked={isStart}
            onChange={({ target }) => setIsStart(target.checked)}
          />
        </Choices>
        <SubmitButtons submit={button} isBusy={isBusy} onCancel={closeViewTask} />
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s5};
`

const Shown = styled.p`
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`

const Choices = styled.div`
  display: grid;
  gap: ${space.s3};
`
