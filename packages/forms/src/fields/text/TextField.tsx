import { TextInput, type TextInputProps } from '@staff/ui'
import { memo } from 'react'

import { useTypedFieldProps } from '../useFieldProps'

export interface TextFieldProps extends Pick<
  TextInputProps,
  'hint' | 'type' | 'inputMode' | 'autoComplete' | 'placeholder'
> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A text field of one line. */
export function TextField({ name, ...rest }: TextFieldProps) {
  return <Control {...rest} {...useTypedFieldProps<string>(name)} />
}

const Control = memo(TextInput)
