import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Area } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  /**
   * The height in lines; the user can enlarge it.
   * @default 6
   */
  rows?: number
  /** A note at the end of the line below, such as a count. It describes the control too. */
  aside?: ReactNode
  /** Called at each change of the text. */
  onChange?: ComponentPropsWithRef<'textarea'>['onChange']
}

/** A text of several lines. It accepts all props of a native text area. */
export function TextArea({
  id,
  label,
  required,
  hint,
  error,
  aside,
  rows = 6,
  ...rest
}: TextAreaProps) {
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error} aside={aside}>
      {(control) => <Area {...rest} {...control} rows={rows} />}
    </Field>
  )
}
