import { Banner, Button, space } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import type { FieldErrors } from '@staff/entity'
import { PasswordField } from '../../fields/password/PasswordField'
import { TextField } from '../../fields/text/TextField'
import { SchemaForm, type SubmittedForm } from '../../SchemaForm/SchemaForm'
import { FirstFocus } from '../FirstFocus'
import { confirmPassword, confirmWithCode } from '@staff/entity/account'

/** The values of the form in which users confirm an action with their password, and with a code if it asks for one. */
export type PasswordConfirmation = InferType<typeof confirmPassword.schema> &
  Partial<InferType<typeof confirmWithCode.schema>>

/** The outcome of a confirmation. */
export type ConfirmPasswordOutcome =
  | { status: 'confirmed' }
  /** The password or the code is wrong. */
  | { status: 'refused'; errors: FieldErrors }
  /** Nothing was checked: too many attempts, or the server did not respond. */
  | { status: 'failed'; message: string }

export interface ConfirmPasswordFormProps {
  /**
   * Whether the user has a second factor, so that a code is asked for too.
   * @default false
   */
  withCode?: boolean
  /** Sends what was typed to the server and returns the outcome. Refused fields are empty afterwards. */
  onConfirm: (typed: PasswordConfirmation) => Promise<ConfirmPasswordOutcome>
  /** Called when the user cancels. */
  onCancel: () => void
}

/** Asks for the user's own password before a sensitive action. */
export function ConfirmPasswordForm(props: ConfirmPasswordFormProps) {
  const { withCode = false, onConfirm, onCancel } = props
  const [failure, setFailure] = useState('')
  // The server may say that there is a second factor, which the page did not know.
  const [askedForCode] = useState(withCode)

  async function handleSubmit(typed: PasswordConfirmation, form: SubmittedForm) {
    setFailure('')
    const outcome = await onConfirm(typed)
    if (outcome.status === 'confirmed') return
    if (outcome.status === 'failed') {
      setFailure(outcome.message)
      form.focus('password')
      return
    }
    const refused = Object.keys(outcome.errors)
    for (const name of refused) form.setField(name, '')
    form.refuse(outcome.errors)
    form.focus(refused.includes('password') ? 'password' : 'code')
  }

  return (
    <SchemaForm<PasswordConfirmation, typeof confirmWithCode.empty>
      schema={withCode ? confirmWithCode.schema : confirmPassword.schema}
      initial={confirmWithCode.empty}
      label="Confirm with your password"
      onSubmit={handleSubmit}
    >
      <Fields>
        {failure && <Banner tone="danger" title={failure} />}
        <PasswordField name="password" autoComplete="current-password" />
        <FirstFocus name="password" />
        {withCode && (
          <TextField
            name="code"
            autoComplete="one-time-code"
            hint="From your authenticator app, or a recovery code."
          />
        )}
        {withCode && !askedForCode && <FirstFocus name="code" />}
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
