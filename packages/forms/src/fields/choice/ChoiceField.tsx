import { Select, type SelectProps } from '@staff/ui'
import { memo, useCallback, useMemo } from 'react'

import { useField } from '../../SchemaForm/formState'
import type { Option } from '@staff/entity'
import { useFieldProps } from '../useFieldProps'

export interface ChoiceFieldProps extends Pick<SelectProps, 'hint' | 'placeholder'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A select with the options of the schema. */
export function ChoiceField({ name, ...rest }: ChoiceFieldProps) {
  const { value, onChange, ...field } = useFieldProps<string | number | null>(name)
  const options = useOffered(name)
  const shown = useMemo(
    () => options.map((option) => ({ ...option, value: String(option.value) })),
    [options],
  )
  const handleChange = useCallback(
    (chosen: string) => {
      // The select handles text only; the options of the schema can be numbers.
      const option = options.find((each) => String(each.value) === chosen)
      if (option) onChange(option.value)
    },
    [options, onChange],
  )
  return (
    <Control
      {...rest}
      {...field}
      value={String(value ?? '')}
      options={shown}
      onChange={handleChange}
    />
  )
}

const Control = memo(Select)

function useOffered(name: string): readonly Option[] {
  const options = useField(name).options
  if (!options) throw new Error(`The field '${name}' offers no choice`)
  return options
}
