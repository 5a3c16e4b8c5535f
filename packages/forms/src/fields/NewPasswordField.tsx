import { PasswordInput } from '@staff/ui'

import type { Owner } from '../entity/rules/containsOwner'
import { PasswordChecklist } from './PasswordChecklist'
import { passwordChecks } from './passwordChecks'
import { useFieldProps } from './useFieldProps'

export interface NewPasswordFieldProps {
  /** The name of the field in the form's schema. */
  name: string
  /**
   * Whose password it is to be: it must not contain their name or email.
   * @default the server alone knows them, and the list says so
   */
  owner?: Owner | undefined
  /**
   * The old password as typed, where there is one: the new one must be another.
   * @default an unknown one, of which the list says nothing
   */
  oldPassword?: string | undefined
}

/** A new password with every rule that can refuse it, each ticked as soon as it is met. */
export function NewPasswordField({ name, owner, oldPassword }: NewPasswordFieldProps) {
  const { value, onChange, ...field } = useFieldProps<string>(name)
  return (
    <PasswordInput
      {...field}
      value={value}
      autoComplete="new-password"
      hint={<PasswordChecklist checks={passwordChecks(value, { owner, oldPassword })} />}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
