import { createContext, useContext } from 'react'

import type { Field, Fields } from '../entity/field'
import type { FieldErrors } from '../entity/validate'

/** What a field can ask the form around it, besides Formik's own context. */
export interface SchemaContextValue {
  /** Begins the id of every control, so that two forms on one page do not meet. */
  formId: string
  /** What the schema says of each field: label, limits, options. */
  fields: Fields
  /** The messages that values would get, by field. */
  check: (typed: object) => FieldErrors
  /** Work, such as an upload, that a submission waits for. It must not reject. */
  waitFor: (work: Promise<unknown>) => void
}

export const SchemaContext = createContext<SchemaContextValue | undefined>(undefined)

/** The form around a field; throws outside a `SchemaForm`. */
export function useSchemaContext(): SchemaContextValue {
  const context = useContext(SchemaContext)
  if (!context) throw new Error('A field needs a SchemaForm around it')
  return context
}

/** What the schema says of a field; throws for a name that it does not have. */
export function useField(name: string): Field {
  const field = useSchemaContext().fields[name]
  if (!field) throw new Error(`The schema has no field '${name}'`)
  return field
}
