import { bulkReplaceable, refuseFind, refuseReplace, type Replacement } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button, CancelButton, Dialog, LiveRegion, space, useAnnouncement } from '@staff/ui'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import type { BulkTarget } from '../../../../data/records/bulkBlocks'
import { ReplaceFields } from './ReplaceFields'
import { ReplacePreview, summaryOf } from './ReplacePreview'
import { replaceLabel } from './replaceTexts'
import { useReplacePreview } from './useReplacePreview'

interface ReplaceDialogProps {
  entity: AnyEntity
  title: string
  /** How many records are selected. */
  selected: number
  targetOf: () => BulkTarget
  /** Called with what the preview was for, and how many records it would change. */
  onSubmit: (replacement: Replacement, count: number) => void
  onCancel: () => void
}

/** Asks what to find in the selected records and what to put in its place, and shows what would change. */
export function ReplaceDialog({
  entity,
  title,
  selected,
  targetOf,
  onSubmit,
  onCancel,
}: ReplaceDialogProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [values, setValues] = useState<Replacement>({
    field: firstField(entity),
    find: '',
    replace: '',
    matchCase: false,
    wholeWords: false,
  })
  const [isAsked, setAsked] = useState(false)
  const [announcement, say] = useAnnouncement()
  const errors = {
    // Nobody is told that it is required before they have tried.
    find: values.find === '' && !isAsked ? undefined : refuseFind(values.find),
    replace: refuseReplace(values.replace),
  }
  const isRight = values.find !== '' && !errors.find && !errors.replace
  const { state, lookNow } = useReplacePreview(entity, isRight ? values : undefined, targetOf)
  const summary = summaryOf(entity, state, selected)
  const isOver = state.phase === 'ready' || state.phase === 'failed'
  const count = state.phase === 'ready' ? state.forecast.done : 0
  const longest = replaceLabel(entity, selected)

  useEffect(() => {
    if (isOver) say(summary)
  }, [isOver, say, summary])

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (values.find === '' || errors.find) input.current?.focus()
    else if (count > 0) onSubmit(values, count)
    else if (state.phase === 'ready') say(summary)
    else if (state.phase === 'failed') setValues({ ...values })
    else lookNow()
  }

  return (
    <Dialog
      isOpen
      title={title}
      closesOutside={values.find === ''}
      onClose={onCancel}
      footer={
        <>
          <CancelButton onClick={onCancel}>Cancel</CancelButton>
          <Button
            type="submit"
            form={id}
            variant="primary"
            aria-disabled={state.phase === 'ready' && count === 0}
          >
            <Stable>
              <span>{count > 0 ? replaceLabel(entity, count) : 'Replace'}</span>
              <span aria-hidden>{longest}</span>
            </Stable>
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={handleSubmit} noValidate>
        <ReplaceFields
          entity={entity}
          values={values}
          errors={errors}
          input={input}
          onChange={(changes) => setValues({ ...values, ...changes })}
        />
        <ReplacePreview entity={entity} state={state} selected={selected} />
      </Form>
      <LiveRegion announcement={announcement} />
    </Dialog>
  )
}

/** Slips of the pen are mostly in the text of several lines. */
function firstField(entity: AnyEntity): string {
  const fields = bulkReplaceable(entity)
  const long = fields.find(({ kind }) => kind === 'multiline')
  return (long ?? fields[0])?.name ?? ''
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`

/** The button has the width of its longest text from the beginning, so that an answer moves none of the buttons. */
const Stable = styled.span`
  display: grid;
  justify-items: center;

  > * {
    grid-area: 1 / 1;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`
