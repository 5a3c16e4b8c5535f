import { useState } from 'react'

import { Input } from '../Field/control'
import { Field, type FieldProps } from '../Field/Field'
import { useLocale } from '../Locale/LocaleContext'
import { readClockTime, writeClockTime } from './clockTime'

export interface TimeInputProps extends FieldProps {
  /** The name in a native form. */
  name?: string | undefined
  /** A time of day as 'HH:MM'. Another text is shown as it was typed. */
  value: string
  /**
   * Shows the time without a control.
   * @default false
   */
  disabled?: boolean
  /** Called with a time of day as soon as the typed text means one, otherwise with the text. */
  onChange: (value: string) => void
  /** Called when the focus leaves the input. */
  onBlur?: (() => void) | undefined
}

/** A time of day that is typed: '14:30', '2:30 pm'. A time of day has no zone. */
export function TimeInput({
  name,
  value,
  disabled = false,
  onChange,
  onBlur,
  ...field
}: TimeInputProps) {
  const locale = useLocale()
  const [typed, setTyped] = useState<string>()
  // What is typed stays as it is until the focus leaves, unless something else has changed the value.
  const shown =
    typed !== undefined && meaning(typed) === value ? typed : writeClockTime(value, locale)

  return (
    <Field {...field} hint={field.hint ?? `For example ${writeClockTime('14:30', locale)}`}>
      {(control) => (
        <Input
          {...control}
          name={name}
          value={shown}
          disabled={disabled}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(meaning(target.value))
          }}
          onBlur={() => {
            setTyped(undefined)
            onBlur?.()
          }}
        />
      )}
    </Field>
  )
}

function meaning(text: string): string {
  return readClockTime(text) ?? text.trim()
}
