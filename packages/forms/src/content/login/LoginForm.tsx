import { Button, color, space, text } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useFormikContext } from 'formik'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import type { FieldErrors } from '../../entity/validate'
import { PasswordField } from '../../fields/PasswordField'
import { TextField } from '../../fields/TextField'
import { SchemaForm } from '../../SchemaForm/SchemaForm'
import { login } from './login.schema'

/** What a person types to log in. */
export type Credentials = InferType<typeof login.schema>

export interface LoginFormProps {
  /**
   * Logs in, and answers a sentence where that did not work: it stays in the form until the next try, and the password is
   * asked for again. Without one the form is cleared.
   */
  onLogin: (credentials: Credentials) => Promise<string | undefined>
  /** Hears the messages of a submission that the schema refuses. */
  onInvalid?: (errors: FieldErrors) => void
  /** Hears whether the last try was refused, here or by the server, for the page's title. */
  onRefused?: (refused: boolean) => void
}

/** Email and password. */
export function LoginForm({ onLogin, onInvalid, onRefused }: LoginFormProps) {
  const [refusal, setRefusal] = useState<string>()
  const [isMistaken, setIsMistaken] = useState(false)
  const refusalId = useId()
  const isRefused = isMistaken || refusal !== undefined
  useEffect(() => onRefused?.(isRefused), [isRefused, onRefused])

  return (
    <SchemaForm
      schema={login.schema}
      initial={login.empty}
      label="Login"
      onRefused={setIsMistaken}
      onInvalid={(errors) => {
        setRefusal(undefined)
        onInvalid?.(errors)
      }}
      onSubmit={async (credentials, form) => {
        setRefusal(undefined)
        const problem = await onLogin(credentials)
        await untilPressEnds()
        setRefusal(problem)
        if (problem === undefined) {
          form.reset()
          return
        }
        form.setField('password', '')
        // The button was disabled meanwhile, and a disabled button loses the focus.
        form.focus('password')
      }}
    >
      <Fields>
        <TextField name="email" type="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        {refusal && <Refusal id={refusalId}>{refusal}</Refusal>}
        <LoginButton describedBy={refusal && refusalId} />
      </Fields>
    </SchemaForm>
  )
}

function LoginButton({ describedBy }: { describedBy: string | undefined }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="primary" disabled={isSubmitting} aria-describedby={describedBy}>
      {isSubmitting ? 'Logging In...' : 'Login'}
    </Button>
  )
}

const Refusal = styled.p`
  color: ${color.danger};
  font: ${text.md};
`

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
`
