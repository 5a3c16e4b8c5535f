import type { ComponentPropsWithRef } from 'react'

import { Input } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'

export interface TextInputProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> {
  /** Called at each change of the text. */
  onChange?: ComponentPropsWithRef<'input'>['onChange']
}

/** A text of one line. It accepts all props of a native input: `type`, `inputMode`, `autoComplete`, `ref`, … */
export function TextInput({ id, label, required, hint, error, ...rest }: TextInputProps) {
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  )
}
