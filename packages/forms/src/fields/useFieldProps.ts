import { useSameFunction } from '@staff/ui'
import { afterPress } from '@staff/ui/afterPress'
import { useField as useFormikField, useFormikContext } from 'formik'
import type { ChangeEvent } from 'react'

import { hasValues } from '@staff/entity'
import {
  statusUpdater,
  useField,
  useSchemaContext,
  type SubmitStatus,
} from '../SchemaForm/formState'

/** The props that a control gets from the schema and the form. */
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

/**
 * Connects a control to the form's field of this name. An error appears when the field loses the focus and no press
 * is in progress.
 */
export function useFieldProps<Value>(name: string): FieldControl<Value> {
  const { formId, check } = useSchemaContext()
  const formik = useFormikContext<object>()
  const { refusals }: SubmitStatus = formik.status
  const { label = name, required, requiredWhen } = useField(name)
  const [field, meta, helpers] = useFormikField<Value>(name)
  const onChange = useSameFunction((value: Value) => {
    void helpers.setValue(value, false)
    // The error disappears in the same render as the mistake, not after Formik's next validation.
    if (meta.error) helpers.setError(check({ ...formik.values, [name]: value })[name])
    if (refusals[name]) statusUpdater(formik)((status) => without(name, status))
  })
  // An error may move the button that is being pressed. Formik validates the rendered values, and leaving a list of tags
  // may have just added one, so validation runs one microtask later.
  const onBlur = useSameFunction(() =>
    afterPress(() => void Promise.resolve().then(() => helpers.setTouched(true))),
  )

  return {
    id: fieldId(formId, name),
    name,
    label,
    required: required || (requiredWhen !== undefined && hasValues(formik.values, requiredWhen)),
    value: field.value,
    error: refusals[name] ?? (meta.touched ? meta.error : undefined),
    // The same functions at each render: a key renders the whole form, but only its own control.
    onChange,
    onBlur,
  }
}

type TypedFieldControl<Value> = Omit<FieldControl<Value | string>, 'onChange'> & {
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/** As `useFieldProps`, for a control whose `onChange` gets the event of its input. */
export function useTypedFieldProps<Value>(name: string): TypedFieldControl<Value> {
  const { onChange, ...field } = useFieldProps<Value | string>(name)
  const handleChange = useSameFunction<Parameters<TypedFieldControl<Value>['onChange']>, void>(
    (event) => onChange(event.target.value),
  )
  return { ...field, onChange: handleChange }
}

/** The id of a field's control, for labels and for the links of the error summary. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

function without(name: string, { refusals: { [name]: _gone, ...refusals } }: SubmitStatus) {
  return { refusals }
}
