import type { ComponentPropsWithRef } from 'react'

import { Area } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  /**
   * The height in lines; the user can enlarge it.
   * @default 6
   */
  rows?: number
  /** Called at each change of the text. */
  onChange?: ComponentPropsWithRef<'textarea'>['onChange']
}

/** A text of several lines. It accepts all props of a native text area. */
export function TextArea({ id, label, required, hint, error, rows = 6, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => <Area {...rest} {...control} rows={rows} />}
    </Field>
  )
}
