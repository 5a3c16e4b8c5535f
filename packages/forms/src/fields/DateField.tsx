import { DateInput, useSameFunction, type DateInputProps } from '@staff/ui'
import { memo } from 'react'
import { styled } from 'styled-components'

import { useField } from '../SchemaForm/formState'
import { useFieldProps } from './useFieldProps'

export interface DateFieldProps extends Pick<DateInputProps, 'hint'> {
  /** The name of the field in the form's schema: a `date` or a `dateTime`. */
  name: string
}

/** A date, or a date with its time: typed in the order of the region, or chosen in a calendar. */
export function DateField({ name, hint }: DateFieldProps) {
  const { value, onChange, ...field } = useFieldProps<string | null>(name)
  const { kind, default: empty } = useField(name)
  const handleChange = useSameFunction((text: string) =>
    onChange(text === '' && empty === null ? null : text),
  )
  return (
    <Room>
      <Control
        {...field}
        hint={hint}
        value={value ?? ''}
        withTime={kind === 'dateTime'}
        onChange={handleChange}
      />
    </Room>
  )
}

const Control = memo(DateInput)

/** The input is as wide as a date with its time; hint and error can be wider. */
const Room = styled.div`
  --control-width: 14rem;

  min-inline-size: 0;
`
