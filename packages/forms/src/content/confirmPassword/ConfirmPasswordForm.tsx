import { Banner, Button, space } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import type { FieldErrors } from '../../entity/validate'
import { PasswordField } from '../../fields/PasswordField'
import { SchemaForm, type SubmittedForm } from '../../SchemaForm/SchemaForm'
import { useSchemaContext } from '../../SchemaForm/formState'
import { fieldId } from '../../fields/useFieldProps'
import { confirmPassword } from './confirmPassword.schema'

/** What a person types to confirm something with their own password. */
export type PasswordConfirmation = InferType<typeof confirmPassword.schema>

/** How the confirmation ended, as a value. */
export type ConfirmPasswordOutcome =
  | { status: 'confirmed' }
  /** The password is not right. */
  | { status: 'refused'; errors: FieldErrors }
  /** Nobody looked at it: too many attempts, or the server could not be reached. */
  | { status: 'failed'; message: string }

export interface ConfirmPasswordFormProps {
  /** Tells the server the password and says how it ended. */
  onConfirm: (typed: PasswordConfirmation) => Promise<ConfirmPasswordOutcome>
  /** The person does not want to. */
  onCancel: () => void
}

/** The person's own password once more. */
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

/** Puts the focus where the person types next; later than a dialog takes it. */
function FirstFocus({ name }: { name: string }) {
  const { formId } = useSchemaContext()
  useEffect(() => document.getElementById(fieldId(formId, name))?.focus(), [formId, name])
  return null
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
