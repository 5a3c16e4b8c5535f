import type { ComponentPropsWithRef } from 'react'

import { Input } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'

export interface TextInputProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  /** Hears each change of the text. */
  onChange?: ComponentPropsWithRef<'input'>['onChange']
}

/** One line of text. Takes everything a native input takes: `type`, `inputMode`, `autoComplete`, `ref`, … */
export function TextInput({ id, label, required, hint, error, ...rest }: TextInputProps) {
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  )
}
