import { TextArea, type TextAreaProps } from '@staff/ui'

import { useFieldProps } from './useFieldProps'

export interface TextAreaFieldProps extends Pick<TextAreaProps, 'hint' | 'placeholder'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A text field of several lines. */
export function TextAreaField({ name, ...rest }: TextAreaFieldProps) {
  const { onChange, ...field } = useFieldProps<string>(name)
  return <TextArea {...rest} {...field} onChange={(event) => onChange(event.target.value)} />
}
