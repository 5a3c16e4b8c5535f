import { Select, type SelectProps } from '@staff/ui'

import { useSchemaContext } from '../SchemaForm/SchemaContext'
import { useReferences } from './references'
import { useFieldProps } from './useFieldProps'

export interface ReferenceFieldProps extends Pick<SelectProps, 'hint'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** One of the records of another area, such as the role of a user. */
export function ReferenceField({ name, ...rest }: ReferenceFieldProps) {
  const field = useFieldProps<string>(name)
  const options = useReferences(useArea(name))
  return (
    <Select
      {...rest}
      {...field}
      options={options ?? []}
      placeholder={options ? 'Choose…' : 'Loading…'}
    />
  )
}

function useArea(name: string): string {
  const description = useSchemaContext().fields[name]
  const meta: unknown = description && 'meta' in description ? description.meta : undefined
  if (typeof meta !== 'object' || meta === null || !('area' in meta)) {
    throw new Error(`The field '${name}' refers to no area`)
  }
  return String(meta.area)
}
