import { useFormikContext, type FormikState } from 'formik'
import { createContext, useContext } from 'react'

import type { Author, Field, Fields, FieldChanges, FieldErrors } from '@staff/entity'

/** The outcome of a save. The form shows its messages; the screen handles a saved record. */
export type SaveOutcome<Stored extends object = object> =
  /** `isMerged`: with what somebody else has changed meanwhile in other fields. `changedBy`: who that was, if it is known. */
  | { status: 'saved'; record: Stored; isMerged?: boolean; changedBy?: Author | undefined }
  /** The server's rules refused fields. */
  | { status: 'refused'; errors: FieldErrors; message: string }
  /** Someone else has saved the record since it was opened; `current` is their version. `changes`: who changed which field. */
  | {
      status: 'conflict'
      current: Stored
      message: string
      changedBy?: Author | undefined
      changes?: FieldChanges | undefined
    }
  /** The server failed and stored nothing. */
  | { status: 'failed'; message: string; code?: string }
  /** The response was lost, so the values may or may not be stored. Saving again is safe. */
  | { status: 'unknown'; message: string; code?: string }

/** The outcome of a save of a record that someone else has saved since it was opened. */
export type SaveConflict = Extract<SaveOutcome, { status: 'conflict' }>

/** The state of a form's submissions. It is stored in Formik's `status`, so resetting the form resets it too. */
export interface SubmitStatus {
  /** Number of refused submissions since the last successful save. */
  attempts: number
  /** The server's messages by field. Changing a field removes its message. */
  refusals: FieldErrors
  /** The outcome of the last save; undefined before the first one. */
  outcome?: SaveOutcome
}

export const notSubmitted: SubmitStatus = { attempts: 0, refusals: {} }

/** The submit status of the surrounding form. */
export function useSubmitStatus(): SubmitStatus {
  return useFormikContext().status
}

interface StateSetter<Values> {
  setFormikState: (change: (state: FormikState<Values>) => FormikState<Values>) => void
}

/** Returns a function that merges changes into the submit status of a Formik form. */
export function statusUpdater<Values>({ setFormikState }: StateSetter<Values>) {
  return (change: (status: SubmitStatus) => Partial<SubmitStatus>) =>
    setFormikState((state) => ({ ...state, status: { ...state.status, ...change(state.status) } }))
}

/** What `SchemaForm` offers to its fields besides Formik's own context. */
export interface SchemaContextValue {
  /** Prefix of the id of every control: it keeps the ids of several forms on one page apart. */
  formId: string
  fields: Fields
  /** Validates values and returns the messages by field. */
  check: (typed: object) => FieldErrors
  /** The values as they are sent, such as numbers for typed digits. Invalid values stay as they were typed. */
  clean: (typed: object) => object
  /** Submits the form with the values of the next render. */
  submit: () => void
  /** Delays submissions until the work, such as an upload, has settled. The promise must not reject. */
  waitFor: (work: Promise<unknown>) => void
}

export const SchemaContext = createContext<SchemaContextValue | undefined>(undefined)

/** The context of the surrounding `SchemaForm`; throws when there is none. */
export function useSchemaContext(): SchemaContextValue {
  const context = useContext(SchemaContext)
  if (!context) throw new Error('A field needs a SchemaForm around it')
  return context
}

/** The schema's description of a field; throws when the schema has no field of that name. */
export function useField(name: string): Field {
  const field = useSchemaContext().fields[name]
  if (!field) throw new Error(`The schema has no field '${name}'`)
  return field
}
