import { Button, space } from '@staff/ui'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import type { FieldErrors } from '../entity/validate'
import { PasswordField } from '../fields/PasswordField'
import { TextField } from '../fields/TextField'
import { SchemaForm } from '../SchemaForm/SchemaForm'
import { login } from './login.schema'

/** What a person types to log in. */
export type Credentials = InferType<typeof login.schema>

export interface LoginFormProps {
  /** Logs in and says whether it worked: then the form is cleared, else only the password, which gets the focus. */
  onLogin: (credentials: Credentials) => Promise<boolean>
  /** Hears the messages of a submission that the schema refuses. */
  onInvalid?: (errors: FieldErrors) => void
}

/** Email and password. */
export function LoginForm({ onLogin, onInvalid }: LoginFormProps) {
  return (
    <SchemaForm
      schema={login.schema}
      initial={login.empty}
      label="Login"
      onInvalid={onInvalid}
      onSubmit={async (credentials, form) => {
        if (await onLogin(credentials)) form.reset()
        else {
          // The button was disabled meanwhile, and a disabled button loses the focus.
          form.setField('password', '')
          form.focus('password')
        }
      }}
    >
      <Fields>
        <TextField name="email" type="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        <LoginButton />
      </Fields>
    </SchemaForm>
  )
}

function LoginButton() {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="primary" disabled={isSubmitting}>
      {isSubmitting ? 'Logging In...' : 'Login'}
    </Button>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
`
