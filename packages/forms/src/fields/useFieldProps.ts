import { afterPress } from '@staff/ui/afterPress'
import { useField } from 'formik'
import type { SchemaDescription } from 'yup'

import { useSchemaContext } from '../SchemaForm/SchemaContext'

/** Everything a control needs to know about its field, from the schema and the form around it. */
export interface FieldControl<Value> {
  id: string
  name: string
  label: string
  required: boolean
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
}

/** Joins a control to the field of the form that has this name. A complaint waits until the field is left, and a press that leaves it is over. */
export function useFieldProps<Value>(name: string): FieldControl<Value> {
  const { formId, fields, check, refusals, dropRefusal } = useSchemaContext()
  const [field, meta, helpers] = useField<Value>(name)
  const description = fields[name]
  if (!description || !('tests' in description))
    throw new Error(`The schema has no field '${name}'`)

  return {
    id: fieldId(formId, name),
    name,
    label: description.label ?? name,
    required: !description.optional || asksForAny(description),
    value: field.value,
    error: refusals[name] ?? (meta.touched ? meta.error : undefined),
    onChange: (value) => {
      void helpers.setValue(value, false)
      if (meta.error) helpers.setError(check(name, value))
      if (refusals[name]) dropRefusal(name)
    },
    // The message would move the button whose press has moved the focus. Formik checks the values that it has rendered,
    // and leaving a list of tags has just added one: a moment later it is among them.
    onBlur: () => afterPress(() => void Promise.resolve().then(() => helpers.setTouched(true))),
  }
}

/** Whether a rule refuses an empty field: one that is called so, or one that asks for entries of a list. */
function asksForAny({ type, tests }: SchemaDescription): boolean {
  const least = tests.find(({ name }) => name === 'min')?.params?.['min']
  const asksForEntries = type === 'array' && Number(least) >= 1
  return asksForEntries || tests.some(({ name }) => name === 'required')
}

/** The id of a field's control, for labels and for the links of the error summary. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/** A rule's limit as the schema states it: `limitOf(fields.description, 'atMostWords', 'maxWords')` is 43. */
export function useLimit(name: string, rule: string, param: string): number {
  const description = useSchemaContext().fields[name]
  const tests = description && 'tests' in description ? description.tests : []
  const limit = tests.find((test) => test.name === rule)?.params?.[param]
  if (typeof limit !== 'number') throw new Error(`The field '${name}' has no rule '${rule}'`)
  return limit
}
