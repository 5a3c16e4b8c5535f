import { boolean } from 'yup'

/** A boolean; `initial` is the value of an omitted field. */
export function checkbox(label: string, initial = false) {
  return boolean()
    .label(label)
    .typeError(`${label} must be true or false`)
    .meta({ kind: 'checkbox' })
    .default(initial)
}
