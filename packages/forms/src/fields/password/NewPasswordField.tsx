import { PasswordInput } from '@staff/ui'

import type { Owner } from '@staff/entity'
import { PasswordChecklist } from './PasswordChecklist'
import { passwordChecks } from './passwordChecks'
import { useFieldProps } from '../useFieldProps'

export interface NewPasswordFieldProps {
  /** The name of the field in the form's schema. */
  name: string
  /**
   * The owner of the password, which must not contain their name or email.
   * @default an owner that only the server knows
   */
  owner?: Owner | undefined
  /**
   * The old password as typed; the new one must differ.
   * @default the checklist has no line about an old password
   */
  oldPassword?: string | undefined
}

/** A new password with a checklist of all rules. */
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
