import { TextInput, type TextInputProps } from '@staff/ui'
import { styled } from 'styled-components'

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
    <Room>
      <TextInput
        {...rest}
        {...field}
        value={value ?? ''}
        inputMode={inputMode}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Room>
  )
}

/** As wide as a number is; its hint and its message may be wider. */
const Room = styled.div`
  --control-width: 8rem;

  min-inline-size: 0;
`
