import { FormikProvider, useFormik } from 'formik'
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'

import { describeFields } from '../entity/describeFields'
import { validate, type FieldErrors, type FormSchema, type Validated } from '../entity/validate'
import { fieldId } from '../fields/useFieldProps'
import type { SaveOutcome } from './SaveOutcome'
import { SchemaContext } from './SchemaContext'
import { notSubmitted, statusChanger, type SubmitStatus } from './submitStatus'

export interface SchemaFormProps<Values, Typed extends object> {
  schema: FormSchema<Values>
  initial: Typed
  /** Gets the clean values of an accepted submission. */
  onSubmit: (values: Values, form: SubmittedForm) => Promise<void>
  /** Called when the schema refuses a submission. */
  onInvalid?: (errors: FieldErrors) => void
  /** Hears whether the last submission was refused, by the schema or the server, and mistakes are left. */
  onRefused?: ((refused: boolean) => void) | undefined
  /** Accessible name of the form. */
  label: string
  children: ReactNode
}

/** What a submission may do to its form. */
export interface SubmittedForm {
  /** Shows the server's messages at their fields. */
  refuse: (errors: FieldErrors) => void
  /** Remembers how the save ended, for the banner above the fields. */
  setOutcome: (outcome: SaveOutcome) => void
  /** Sets one field, for example clears a password. */
  setField: (name: string, value: unknown) => void
  /** Puts the focus into the control of a field. */
  focus: (name: string) => void
  /** Starts anew with these values, or with the first ones. */
  reset: (values?: object) => void
}

/**
 * A Formik form with one validator, the schema. It does not complain while a person types: a field is checked
 * when it is left, a message goes as soon as its mistake is gone, and a submission checks all fields at once.
 */
export function SchemaForm<Values, Typed extends object>(props: SchemaFormProps<Values, Typed>) {
  const { schema, label, children } = props
  const formId = useId()
  const check = useMemo(() => checkOnce(schema), [schema])
  const [requests, setRequests] = useState(0)
  const handled = useRef(0)
  const [pendingCount, setPendingCount] = useState(0)

  const formik = useFormik<Typed>({
    initialValues: props.initial,
    initialStatus: notSubmitted,
    validate: (values) => check(values).errors ?? {},
    validateOnChange: false,
    onSubmit: async (typed) => {
      const { values, errors } = check(typed)
      if (errors) return
      changeStatus(() => ({ refusals: {} }))
      await props.onSubmit(values, submitted)
    },
  })
  const changeStatus = statusChanger(formik)
  const submitted: SubmittedForm = {
    refuse: (refusals) => changeStatus(({ attempts }) => ({ attempts: attempts + 1, refusals })),
    setOutcome: (outcome) => changeStatus(() => ({ outcome })),
    setField: (name, value) => void formik.setFieldValue(name, value, false),
    focus: (name) => document.getElementById(fieldId(formId, name))?.focus(),
    reset: (values) => formik.resetForm(values && { values: values as Typed }),
  }

  const submit = useEffectEvent(async () => {
    const { errors } = check(formik.values)
    await formik.submitForm()
    // Formik does not tell that it has refused.
    if (!errors) return
    changeStatus(({ attempts }) => ({ attempts: attempts + 1 }))
    props.onInvalid?.(errors)
  })
  useEffect(() => {
    // The render that counts the last upload as done has its value, too.
    if (pendingCount > 0 || handled.current === requests) return
    handled.current = requests
    void submit()
  }, [requests, pendingCount])

  const tellRefused = useEffectEvent((refused: boolean) => props.onRefused?.(refused))
  const isRefused = hasMistakes(formik.status, formik.errors)
  useEffect(() => tellRefused(isRefused), [isRefused])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (formik.isSubmitting) return
    formik.setSubmitting(true)
    setRequests((count) => count + 1)
  }

  const context = useMemo(
    () => ({
      formId,
      fields: describeFields(schema),
      check: (typed: object) => check(typed).errors ?? {},
      waitFor: (work: Promise<unknown>) => {
        setPendingCount((count) => count + 1)
        void work.finally(() => setPendingCount((count) => count - 1))
      },
    }),
    [formId, schema, check],
  )

  return (
    <SchemaContext value={context}>
      <FormikProvider value={formik}>
        <form noValidate aria-label={label} onSubmit={handleSubmit}>
          {children}
        </form>
      </FormikProvider>
    </SchemaContext>
  )
}

/** Runs the schema once for the same values: Formik's check and the submission after it ask for them. */
function checkOnce<Values>(schema: FormSchema<Values>): (typed: object) => Validated<Values> {
  let last: { typed: object; result: Validated<Values> } | undefined
  return (typed) => {
    if (last?.typed !== typed) last = { typed, result: validate(schema, typed) }
    return last.result
  }
}

function hasMistakes({ attempts, refusals }: SubmitStatus, errors: object): boolean {
  return attempts > 0 && Object.values({ ...errors, ...refusals }).some(Boolean)
}
