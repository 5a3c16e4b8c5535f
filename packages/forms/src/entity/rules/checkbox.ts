import { boolean } from 'yup'

/** Something that is so or is not; `initial` is what a field that is left out means. */
export function checkbox(label: string, initial = false) {
  return boolean()
    .label(label)
    .typeError(`${label} must be true or false`)
    .meta({ kind: 'checkbox' })
    .default(initial)
}
