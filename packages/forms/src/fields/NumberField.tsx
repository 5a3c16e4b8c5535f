import { TextInput, type TextInputProps } from '@staff/ui'

import { useFieldProps } from './useFieldProps'

export interface NumberFieldProps extends Pick<TextInputProps, 'hint' | 'placeholder'> {
  /** The name of the field in the form's schema. */
  name: string
  /**
   * The keyboard that a telephone offers: whole numbers, or with a point.
   * @default 'numeric'
   */
  inputMode?: 'numeric' | 'decimal'
}

/** A number, typed as text: the schema reads it, and what cannot be read stays to be corrected. */
export function NumberField({ name, inputMode = 'numeric', ...rest }: NumberFieldProps) {
  const { value, onChange, ...field } = useFieldProps<string | number | null>(name)
  return (
    <TextInput
      {...rest}
      {...field}
      value={value ?? ''}
      inputMode={inputMode}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
