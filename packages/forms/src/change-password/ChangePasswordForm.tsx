import { Button, space } from '@staff/ui'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import type { FieldErrors } from '../entity/validate'
import { NewPasswordField } from '../fields/NewPasswordField'
import { PasswordField } from '../fields/PasswordField'
import { SchemaForm } from '../SchemaForm/SchemaForm'
import { changePassword } from './changePassword.schema'

/** What a person types to change their own password. */
export type PasswordChange = InferType<typeof changePassword.schema>

export interface ChangePasswordFormProps {
  /** Changes the password and answers what the server refuses, by field; an empty answer is a success. */
  onChangePassword: (typed: PasswordChange) => Promise<FieldErrors>
}

/** The old password, and the new one twice. */
export function ChangePasswordForm({ onChangePassword }: ChangePasswordFormProps) {
  return (
    <SchemaForm
      schema={changePassword.schema}
      initial={changePassword.empty}
      label="Change password"
      onSubmit={async (typed, form) => {
        const errors = await onChangePassword(typed)
        if (Object.keys(errors).length > 0) form.refuse(errors)
        else form.reset()
      }}
    >
      <Fields>
        <PasswordField name="oldPassword" autoComplete="current-password" />
        <NewPasswordField name="newPassword" />
        <PasswordField name="confirmPassword" autoComplete="new-password" />
        <SubmitButton />
      </Fields>
    </SchemaForm>
  )
}

function SubmitButton() {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="primary" busy={isSubmitting}>
      Change password
    </Button>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
  justify-items: stretch;

  button[type='submit'] {
    justify-self: start;
  }
`
