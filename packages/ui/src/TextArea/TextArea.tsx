import type { ComponentPropsWithRef } from 'react'

import { Area } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  /**
   * Height in lines of text; the person may pull it larger.
   * @default 6
   */
  rows?: number
  /** Hears each change of the text. */
  onChange?: ComponentPropsWithRef<'textarea'>['onChange']
}

/** Several lines of text. Takes everything a native text area takes. */
export function TextArea({ id, label, required, hint, error, rows = 6, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error}>
      {(control) => <Area {...rest} {...control} rows={rows} />}
    </Field>
  )
}
