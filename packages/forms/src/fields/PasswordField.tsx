import { PasswordInput, type PasswordInputProps } from '@staff/ui'

import { useFieldProps } from './useFieldProps'

export interface PasswordFieldProps extends Pick<PasswordInputProps, 'hint' | 'autoComplete'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A password, with a button to show it. */
export function PasswordField({ name, ...rest }: PasswordFieldProps) {
  const { onChange, ...field } = useFieldProps<string>(name)
  return <PasswordInput {...rest} {...field} onChange={(event) => onChange(event.target.value)} />
}
