import { useEffect } from 'react'

import { fieldId } from '../fields/useFieldProps'
import { useSchemaContext } from '../SchemaForm/formState'

/** Focuses a field of a form in a dialog, after the dialog has taken the focus. */
export function FirstFocus({ name }: { name: string }) {
  const { formId } = useSchemaContext()
  useEffect(() => document.getElementById(fieldId(formId, name))?.focus(), [formId, name])
  return null
}
