import { RatingInput, type RatingInputProps } from '@staff/ui'
import { memo } from 'react'

import { useField } from '../../SchemaForm/formState'
import { useFieldProps } from '../useFieldProps'

export interface RatingFieldProps extends Pick<RatingInputProps, 'hint'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A rating in stars, with the maximum of the schema. */
export function RatingField({ name, ...rest }: RatingFieldProps) {
  const { max } = useField(name)
  if (max === undefined) throw new Error(`The field '${name}' has no largest number`)
  return <Control {...rest} {...useFieldProps<number | null>(name)} max={max} />
}

const Control = memo(RatingInput)
