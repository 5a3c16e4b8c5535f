import { Checkbox, type CheckboxProps } from '@staff/ui'

import { useFieldProps } from '../useFieldProps'

export interface CheckboxFieldProps extends Pick<CheckboxProps, 'hint'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A checkbox for a boolean field. */
export function CheckboxField({ name, hint }: CheckboxFieldProps) {
  const { id, label, value, onChange, onBlur } = useFieldProps<boolean>(name)
  return (
    <Checkbox
      id={id}
      name={name}
      label={label}
      hint={hint}
      checked={value}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
