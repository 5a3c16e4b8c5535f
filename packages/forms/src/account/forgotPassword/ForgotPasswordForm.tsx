import type { FieldErrors } from '@staff/entity'
import { forgotPassword } from '@staff/entity/account'
import { Banner, Button, space } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import { TextField } from '../../fields/text/TextField'
import { SchemaForm, type SubmittedForm } from '../../SchemaForm/SchemaForm'

/** The outcome of asking for a link. The form shows refused fields and failures; the screen shows what happens now. */
export type AskOutcome =
  | { status: 'asked'; message: string }
  | { status: 'refused'; errors: FieldErrors }
  /** Nothing was asked: too many attempts, or the server did not respond. */
  | { status: 'failed'; message: string }

export interface ForgotPasswordFormProps {
  /** Asks for a link and returns the outcome. */
  onAsk: (typed: InferType<typeof forgotPassword.schema>) => Promise<AskOutcome>
  /** Called when it changes whether the last attempt was refused. The page's title shows it. */
  onRefused?: (refused: boolean) => void
}

/** The email of somebody who has forgotten their password. */
export function ForgotPasswordForm({ onAsk, onRefused }: ForgotPasswordFormProps) {
  const [failure, setFailure] = useState('')

  async function handleSubmit(typed: { email: string }, form: SubmittedForm) {
    setFailure('')
    const outcome = await onAsk(typed)
    await untilPressEnds()
    if (outcome.status === 'failed') setFailure(outcome.message)
    if (outcome.status === 'refused') form.refuse(outcome.errors)
    if (outcome.status !== 'asked') form.focus('email')
  }

  return (
    <SchemaForm
      schema={forgotPassword.schema}
      initial={forgotPassword.empty}
      label="Forgot password"
      onSubmit={handleSubmit}
      onRefused={onRefused}
    >
      <Fields>
        {failure && <Banner tone="danger" title={failure} />}
        <TextField name="email" type="email" autoComplete="username" />
        <SendButton />
      </Fields>
    </SchemaForm>
  )
}

function SendButton() {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="primary" busy={isSubmitting}>
      Send link
    </Button>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
`
