import type { FieldErrors, Owner } from '@staff/entity'
import { choosePassword } from '@staff/entity/account'
import { Banner, Button, space } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import { NewPasswordField } from '../../fields/password/NewPasswordField'
import { PasswordField } from '../../fields/password/PasswordField'
import { SchemaErrorSummary } from '../../SchemaForm/SchemaErrorSummary'
import { SchemaForm, type SubmittedForm } from '../../SchemaForm/SchemaForm'

/** The values of the form in which somebody with a link chooses a password. */
export type ChosenPassword = InferType<typeof choosePassword.schema>

/** The outcome of a choice. */
export type ChooseOutcome =
  /** The password is set, or the screen says why the link does not work any more. */
  | { status: 'chosen' }
  | { status: 'refused'; errors: FieldErrors }
  /** Nothing was set: the server failed or did not respond. */
  | { status: 'failed'; message: string }

export interface ChoosePasswordFormProps {
  /** Whose password it becomes. */
  owner: Owner
  /** Sets the password and returns the outcome. After a failure, what was typed stays. */
  onChoose: (typed: ChosenPassword) => Promise<ChooseOutcome>
  /** Called when it changes whether a refused attempt still has invalid fields. The page's title shows it. */
  onRefused?: (refused: boolean) => void
}

/** A new password, twice. */
export function ChoosePasswordForm({ owner, onChoose, onRefused }: ChoosePasswordFormProps) {
  const [failure, setFailure] = useState('')

  async function handleSubmit(typed: ChosenPassword, form: SubmittedForm) {
    setFailure('')
    const outcome = await onChoose(typed)
    await untilPressEnds()
    if (outcome.status === 'failed') setFailure(outcome.message)
    if (outcome.status === 'refused') form.refuse(outcome.errors)
  }

  return (
    <SchemaForm
      schema={choosePassword.schema}
      initial={choosePassword.empty}
      label="Choose password"
      onSubmit={handleSubmit}
      onRefused={onRefused}
    >
      <Fields>
        <SchemaErrorSummary />
        {failure && <Banner tone="danger" title={failure} />}
        {/* A password manager stores the password under this name. */}
        <input hidden readOnly name="username" autoComplete="username" value={owner.email} />
        <NewPasswordField name="newPassword" owner={owner} />
        <PasswordField name="confirmPassword" autoComplete="new-password" />
        <SetButton />
      </Fields>
    </SchemaForm>
  )
}

function SetButton() {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="primary" busy={isSubmitting}>
      Set password
    </Button>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
`
