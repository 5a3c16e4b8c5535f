import { Button, color, space, text } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useFormikContext } from 'formik'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import type { FieldErrors } from '@staff/entity'
import { PasswordField } from '../../fields/password/PasswordField'
import { TextField } from '../../fields/text/TextField'
import { SchemaForm } from '../../SchemaForm/SchemaForm'
import { FirstFocus } from '../FirstFocus'
import { login } from '@staff/entity/account'

/** The values of the login form. */
export type Credentials = InferType<typeof login.schema>

export interface LoginFormProps {
  /**
   * What was typed before the form was ready.
   * @default nothing
   */
  typed?: Partial<Credentials> | undefined
  /**
   * Whether the password has the focus at first, because the email is known.
   * @default false
   */
  focusPassword?: boolean
  /**
   * Why an attempt failed before the form was shown.
   * @default none has failed
   */
  refusal?: string | undefined
  /**
   * Logs in. Returns a message when the login failed: the form shows it until the next attempt and clears the
   * password. Without a message the whole form is cleared, and stays disabled until the screen behind it takes its place.
   */
  onLogin: (credentials: Credentials) => Promise<string | undefined>
  /** Called with the messages when the schema refuses a submission. */
  onInvalid?: (errors: FieldErrors) => void
  /**
   * Called when it changes whether the last attempt was refused, by the schema or the server. The page's title shows
   * it.
   */
  onRefused?: (refused: boolean) => void
}

/** Email and password. */
export function LoginForm({
  typed,
  focusPassword = false,
  onLogin,
  onInvalid,
  onRefused,
  ...props
}: LoginFormProps) {
  const [refusal, setRefusal] = useState(props.refusal)
  const [isMistaken, setIsMistaken] = useState(false)
  const [isLoggedIn, setIsLoggedIn] = useState(false)
  const refusalId = useId()
  const isRefused = isMistaken || refusal !== undefined
  useEffect(() => onRefused?.(isRefused), [isRefused, onRefused])

  return (
    <SchemaForm
      schema={login.schema}
      initial={{ ...login.empty, ...typed }}
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
          form.reset(login.empty)
          setIsLoggedIn(true)
          return
        }
        form.setField('password', '')
        // The button was disabled during the request, and a disabled button loses the focus.
        form.focus('password')
      }}
    >
      <Fields role="presentation" disabled={isLoggedIn}>
        <TextField name="email" type="email" autoComplete="username" />
        <PasswordField name="password" autoComplete="current-password" />
        {focusPassword && <FirstFocus name="password" />}
        {refusal && <Refusal id={refusalId}>{refusal}</Refusal>}
        <LoginButton isLoggedIn={isLoggedIn} describedBy={refusal && refusalId} />
      </Fields>
    </SchemaForm>
  )
}

interface LoginButtonProps {
  isLoggedIn: boolean
  describedBy: string | undefined
}

function LoginButton({ isLoggedIn, describedBy }: LoginButtonProps) {
  const { isSubmitting } = useFormikContext()
  const isBusy = isSubmitting || isLoggedIn
  return (
    <Button type="submit" variant="primary" disabled={isBusy} aria-describedby={describedBy}>
      {isBusy ? 'Logging In...' : 'Login'}
    </Button>
  )
}

const Refusal = styled.p`
  color: ${color.danger};
  font: ${text.md};
`

const Fields = styled.fieldset`
  display: grid;
  gap: ${space.s5};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
