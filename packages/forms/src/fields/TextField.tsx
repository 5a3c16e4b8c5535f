import { TextInput, type TextInputProps } from '@staff/ui'

import { useFieldProps } from './useFieldProps'

export interface TextFieldProps extends Pick<
  TextInputProps,
  'hint' | 'type' | 'inputMode' | 'autoComplete' | 'placeholder'
> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A text field of one line. */
export function TextField({ name, ...rest }: TextFieldProps) {
  const { onChange, ...field } = useFieldProps<string>(name)
  return <TextInput {...rest} {...field} onChange={(event) => onChange(event.target.value)} />
}
