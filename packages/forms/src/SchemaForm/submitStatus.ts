import { useFormikContext, type FormikState } from 'formik'

import type { FieldErrors } from '../entity/validate'
import type { SaveOutcome } from './SaveOutcome'

/** What a form remembers of its submissions. It is Formik's `status`, so that resetting the form forgets it. */
export interface SubmitStatus {
  /** Number of refused submissions since the form was last saved. */
  attempts: number
  /** Messages of the server that still stand. A field's message falls when the field changes. */
  refusals: FieldErrors
  /** How the last save ended; undefined before the first one. */
  outcome?: SaveOutcome
}

export const notSubmitted: SubmitStatus = { attempts: 0, refusals: {} }

/** The status of the form around a component. */
export function useSubmitStatus(): SubmitStatus {
  return useFormikContext().status
}

/** What of a Formik form changes its whole state. */
interface WithState<Values> {
  setFormikState: (change: (state: FormikState<Values>) => FormikState<Values>) => void
}

/** A function that changes a part of the status of a Formik form. */
export function statusChanger<Values>({ setFormikState }: WithState<Values>) {
  return (change: (status: SubmitStatus) => Partial<SubmitStatus>) =>
    setFormikState((state) => ({ ...state, status: { ...state.status, ...change(state.status) } }))
}
