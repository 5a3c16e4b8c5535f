import { Banner, Button, space } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import type { FieldErrors } from '@staff/entity'
import { PasswordField } from '../../fields/password/PasswordField'
import { SchemaForm, type SubmittedForm } from '../../SchemaForm/SchemaForm'
import { FirstFocus } from '../FirstFocus'
import { confirmPassword } from '@staff/entity/account'

/** The values of the form in which users confirm an action with their password. */
export type PasswordConfirmation = InferType<typeof confirmPassword.schema>

/** The outcome of a confirmation. */
export type ConfirmPasswordOutcome =
  | { status: 'confirmed' }
  /** The password is wrong. */
  | { status: 'refused'; errors: FieldErrors }
  /** The password was not checked: too many attempts, or the server did not respond. */
  | { status: 'failed'; message: string }

export interface ConfirmPasswordFormProps {
  /** Sends the password to the server and returns the outcome. */
  onConfirm: (typed: PasswordConfirmation) => Promise<ConfirmPasswordOutcome>
  /** Called when the user cancels. */
  onCancel: () => void
}

/** Asks for the user's own password before a sensitive action. */
export function ConfirmPasswordForm({ onConfirm, onCancel }: ConfirmPasswordFormProps) {
  const [failure, setFailure] = useState('')

  async function handleSubmit(typed: PasswordConfirmation, form: SubmittedForm) {
    setFailure('')
    const outcome = await onConfirm(typed)
    if (outcome.status === 'failed') setFailure(outcome.message)
    if (outcome.status === 'refused') {
      form.setField('password', '')
      form.refuse(outcome.errors)
    }
    if (outcome.status !== 'confirmed') form.focus('password')
  }

  return (
    <SchemaForm
      schema={confirmPassword.schema}
      initial={confirmPassword.empty}
      label="Confirm with your password"
      onSubmit={handleSubmit}
    >
      <Fields>
        {failure && <Banner tone="danger" title={failure} />}
        <PasswordField name="password" autoComplete="current-password" />
        <FirstFocus name="password" />
        <Buttons onCancel={onCancel} />
      </Fields>
    </SchemaForm>
  )
}

function Buttons({ onCancel }: Pick<ConfirmPasswordFormProps, 'onCancel'>) {
  const { isSubmitting } = useFormikContext()
  return (
    <Row>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary" busy={isSubmitting}>
        Confirm
      </Button>
    </Row>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  justify-content: flex-end;
`
