import { Button, space } from '@staff/ui'
import { untilPressEnds } from '@staff/ui/afterPress'
import { useFormikContext } from 'formik'
import { styled } from 'styled-components'
import type { InferType } from 'yup'

import type { Owner, FieldErrors } from '@staff/entity'
import { SchemaErrorSummary } from '../../SchemaForm/SchemaErrorSummary'
import { NewPasswordField } from '../../fields/password/NewPasswordField'
import { PasswordField } from '../../fields/password/PasswordField'
import { SchemaForm, type SubmittedForm } from '../../SchemaForm/SchemaForm'
import { changePassword } from '@staff/entity/account'

/** The values of the form for changing one's own password. */
export type PasswordChange = InferType<typeof changePassword.schema>

/** The outcome of a change. The form shows refused fields; the screen shows the rest. */
export type ChangePasswordOutcome =
  | { status: 'changed' }
  /** The server's rules refused fields. */
  | { status: 'refused'; errors: FieldErrors }
  /** Nothing was changed: the server failed or did not respond. */
  | { status: 'failed' }

export interface ChangePasswordFormProps {
  /** Changes the password and returns the outcome. After a success the form is cleared. */
  onChangePassword: (typed: PasswordChange) => Promise<ChangePasswordOutcome>
  /** The user who changes the password, as the session knows them. */
  owner?: Owner
  /** Called when it changes whether a refused save still has invalid fields. The page's title shows it. */
  onRefused?: (refused: boolean) => void
}

/** The old password, and the new one twice. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { onChangePassword, owner, onRefused } = props

  async function handleSubmit(typed: PasswordChange, form: SubmittedForm) {
    const outcome = await onChangePassword(typed)
    await untilPressEnds()
    if (outcome.status === 'changed') form.reset()
    if (outcome.status === 'refused') form.refuse(outcome.errors)
  }

  return (
    <SchemaForm
      schema={changePassword.schema}
      initial={changePassword.empty}
      label="Change password"
      onSubmit={handleSubmit}
      onRefused={onRefused}
    >
      <Fields>
        <SchemaErrorSummary />
        <PasswordField name="oldPassword" autoComplete="current-password" />
        <OwnPasswordField owner={owner} />
        <PasswordField name="confirmPassword" autoComplete="new-password" />
        <SubmitButton />
      </Fields>
    </SchemaForm>
  )
}

function OwnPasswordField({ owner }: { owner: Owner | undefined }) {
  const { values } = useFormikContext<PasswordChange>()
  return <NewPasswordField name="newPassword" owner={owner} oldPassword={values.oldPassword} />
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
