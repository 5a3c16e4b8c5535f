import { RatingInput, type RatingInputProps } from '@staff/ui'

import { useFieldProps, useLimit } from './useFieldProps'

export interface RatingFieldProps extends Pick<RatingInputProps, 'hint'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** Stars to choose from, as many as the schema allows. */
export function RatingField({ name, ...rest }: RatingFieldProps) {
  return (
    <RatingInput
      {...rest}
      {...useFieldProps<number | null>(name)}
      most={useLimit(name, 'max', 'max')}
    />
  )
}
