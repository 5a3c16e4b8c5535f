import { TextInput, type TextInputProps } from '@staff/ui'
import { memo } from 'react'
import { styled } from 'styled-components'

import { useTypedFieldProps } from './useFieldProps'

export interface NumberFieldProps extends Pick<TextInputProps, 'hint' | 'placeholder'> {
  /** The name of the field in the form's schema. */
  name: string
  /**
   * The keyboard of a phone: for whole numbers, or with a decimal point.
   * @default 'numeric'
   */
  inputMode?: 'numeric' | 'decimal'
}

/** A number, typed as text. The schema parses it; an invalid text stays, so that it can be corrected. */
export function NumberField({ name, inputMode = 'numeric', ...rest }: NumberFieldProps) {
  const { value, ...field } = useTypedFieldProps<number | null>(name)
  return (
    <Room>
      <Control {...rest} {...field} value={value ?? ''} inputMode={inputMode} autoComplete="off" />
    </Room>
  )
}

const Control = memo(TextInput)

/** The input is as wide as a number; hint and error can be wider. */
const Room = styled.div`
  --control-width: 8rem;

  min-inline-size: 0;
`
