import type { RoleFactor } from '@staff/contract'
import { Banner, Button, CancelButton, DateInput, Dialog, space } from '@staff/ui'
import { useEffect, useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { useFocusOnRefusal } from '../../../../shared/dialogs/useFocusOnRefusal'
import { notify } from '../../../../shared/notify'
import {
  ConfirmPasswordStep,
  useConfirmationStep,
} from '../../../ConfirmPassword/ConfirmPasswordStep'
import { requireFactor } from './roleFactor'

export interface RequireFactorDialogProps {
  /** The id of the role. */
  id: string
  name: string
  /** The day from which the role requires a second factor now; null if it does not. */
  from: string | null
  onClose: () => void
  onChanged: (factor: RoleFactor) => void
}

/** Asks from which day a role requires a second factor, and for one's own password where needed. */
export function RequireFactorDialog({ id, name, from, ...props }: RequireFactorDialogProps) {
  const { onClose, onChanged } = props
  const [day, setDay] = useState(from ?? '')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState<'require' | 'end'>()
  const [attempts, setAttempts] = useState(0)
  const form = useFocusOnRefusal(attempts)
  const asksPassword = useConfirmationStep()

  // It runs after the dialog has taken the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  function refuse(message: string) {
    setError(message)
    setAttempts((count) => count + 1)
  }

  async function change(kind: 'require' | 'end') {
    if (busy) return
    setFailure(undefined)
    setBusy(kind)
    const outcome = await requireFactor(id, kind === 'require' ? day : null)
    setBusy(undefined)
    if (outcome.status === 'refused') refuse(outcome.message)
    if (outcome.status === 'failed') setFailure(outcome.message)
    if (outcome.status !== 'done') return
    onChanged(outcome.factor)
    onClose()
    notify('success', saidOf(name, outcome.factor.from !== null))
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const refusal = errorOf(day)
    if (refusal) refuse(refusal)
    else void change('require')
  }

  return (
    <Dialog
      isOpen
      closesOutside={false}
      title={`Require a second factor of ${name}`}
      onClose={onClose}
    >
      {asksPassword ? (
        <ConfirmPasswordStep />
      ) : (
        <Form ref={form} noValidate onSubmit={handleSubmit}>
          <p>
            Until then their home screen counts the days. From that day, people without one can only
            set it up.
          </p>
          <DateInput
            label="From"
            required
            value={day}
            error={error}
            onChange={(typed) => {
              setDay(typed)
              setError(undefined)
            }}
          />
          {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
          <Buttons>
            {from !== null && (
              <End busy={busy === 'end'} onClick={() => void change('end')}>
                Do not require
              </End>
            )}
            <CancelButton onClick={onClose} />
            <Button type="submit" variant="primary" busy={busy === 'require'}>
              Require
            </Button>
          </Buttons>
        </Form>
      )}
    </Dialog>
  )
}

/** In the words of the server, whose module would come with every list. The server checks the day again. */
function errorOf(day: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'Choose a day'
  return day < new Date().toISOString().slice(0, 10) ? 'Choose today or a later day' : undefined
}

function saidOf(name: string, isRequired: boolean): string {
  return isRequired
    ? `The role ${name} requires a second factor.`
    : `The role ${name} requires no second factor.`
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  justify-content: flex-end;
`

const End = styled(Button)`
  margin-inline-end: auto;
`
