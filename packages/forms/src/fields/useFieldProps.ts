import { afterPress } from '@staff/ui/afterPress'
import { useField as useFormikField, useFormikContext } from 'formik'

import { hasValues } from '../entity/rules/requiredWhen'
import {
  statusUpdater,
  useField,
  useSchemaContext,
  type SubmitStatus,
} from '../SchemaForm/formState'

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
  const { formId, check } = useSchemaContext()
  const formik = useFormikContext<object>()
  const { refusals }: SubmitStatus = formik.status
  const { label = name, required, requiredWhen } = useField(name)
  const [field, meta, helpers] = useFormikField<Value>(name)

  return {
    id: fieldId(formId, name),
    name,
    label,
    required: required || (requiredWhen !== undefined && hasValues(formik.values, requiredWhen)),
    value: field.value,
    error: refusals[name] ?? (meta.touched ? meta.error : undefined),
    onChange: (value) => {
      void helpers.setValue(value, false)
      // Formik would check a moment later: here the message goes with the mistake.
      if (meta.error) helpers.setError(check({ ...formik.values, [name]: value })[name])
      if (refusals[name]) statusUpdater(formik)((status) => without(name, status))
    },
    // The message would move the button whose press has moved the focus. Formik checks the values that it has rendered,
    // and leaving a list of tags has just added one: a moment later it is among them.
    onBlur: () => afterPress(() => void Promise.resolve().then(() => helpers.setTouched(true))),
  }
}

/** The id of a field's control, for labels and for the links of the error summary. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

function without(name: string, { refusals: { [name]: _gone, ...refusals } }: SubmitStatus) {
  return { refusals }
}
