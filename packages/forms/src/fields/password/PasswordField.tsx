import { PasswordInput, type PasswordInputProps } from '@staff/ui'
import { memo } from 'react'

import { useTypedFieldProps } from '../useFieldProps'

export interface PasswordFieldProps extends Pick<PasswordInputProps, 'hint' | 'autoComplete'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A password, with a button to show it. */
export function PasswordField({ name, ...rest }: PasswordFieldProps) {
  return <Control {...rest} {...useTypedFieldProps<string>(name)} />
}

const Control = memo(PasswordInput)
