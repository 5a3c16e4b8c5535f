import { FormikProvider, useFormik } from 'formik'
import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'

import { describeFields } from '../entity/describeFields'
import { validate, type FieldErrors, type FormSchema } from '../entity/validate'
import { fieldId } from '../fields/useFieldProps'
import { SchemaContext } from './SchemaContext'
import { useRefusals } from './useRefusals'

export interface SchemaFormProps<Values, Typed extends object> {
  schema: FormSchema<Values>
  initial: Typed
  /** Gets the clean values. What it answers as `errors` is shown at the fields. */
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
  const pending = useRef(new Set<Promise<unknown>>())

  const formik = useFormik<Typed>({
    initialValues: props.initial,
    validate: (values) => validate(schema, values).errors ?? {},
    validateOnChange: false,
    onSubmit: submit,
  })
  const { refusals, setRefusals, attempts, countAttempt, forgetAttempts } = useRefusals(
    formik.errors,
    props.onRefused,
  )
  const latest = useRef(formik)
  useEffect(() => {
    latest.current = formik
  })
  const rendered = useRendered()

  async function submit() {
    const { values, errors } = validate(schema, latest.current.values)
    if (errors) return
    setRefusals({})
    await props.onSubmit(values, {
      refuse: (messages) => {
        setRefusals(messages)
        countAttempt()
      },
      setField: (name, value) => void latest.current.setFieldValue(name, value, false),
      focus: (name) => document.getElementById(fieldId(formId, name))?.focus(),
      reset: (fresh) => {
        forgetAttempts()
        latest.current.resetForm(fresh && { values: fresh as Typed })
      },
    })
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (latest.current.isSubmitting) return
    latest.current.setSubmitting(true)
    if (pending.current.size > 0) {
      await Promise.allSettled(pending.current)
      // What the work has put into the form is read from its next render.
      await rendered()
    }
    const { errors } = validate(schema, latest.current.values)
    // Formik would refuse too, but without telling: the summary and the toast need to know.
    await latest.current.submitForm()
    if (!errors) return
    countAttempt()
    props.onInvalid?.(errors)
  }

  const context = useMemo(
    () => ({
      formId,
      fields: describeFields(schema),
      check: (name: string, value: unknown) =>
        validate(schema, { ...latest.current.values, [name]: value }).errors?.[name],
      attempts,
      refusals,
      dropRefusal: (name: string) =>
        setRefusals(({ [name]: _dropped, ...others }: FieldErrors) => others),
      waitFor: (work: Promise<unknown>) => {
        pending.current.add(work)
        void work.finally(() => pending.current.delete(work))
      },
    }),
    [formId, schema, attempts, refusals, setRefusals],
  )

  return (
    <SchemaContext value={context}>
      <FormikProvider value={formik}>
        <form noValidate aria-label={label} onSubmit={(event) => void handleSubmit(event)}>
          {children}
        </form>
      </FormikProvider>
    </SchemaContext>
  )
}

/** A function that waits until everything that was changed before its call is rendered. */
function useRendered() {
  const [done, setDone] = useState<() => void>()
  useEffect(() => done?.(), [done])
  return () => new Promise<void>((resolve) => setDone(() => resolve))
}
