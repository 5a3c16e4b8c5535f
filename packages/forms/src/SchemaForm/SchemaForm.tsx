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

import {
  describeFields,
  validate,
  type FieldErrors,
  type FormSchema,
  type Validated,
} from '@staff/entity'
import { fieldId } from '../fields/useFieldProps'
import {
  notSubmitted,
  SchemaContext,
  statusUpdater,
  type SaveOutcome,
  type SubmitStatus,
} from './formState'

export interface SchemaFormProps<Values, Typed extends object> {
  schema: FormSchema<Values>
  /**
   * The schema of the submission that begins, if that is another one: a draft may lack fields. Fields that lose the focus are checked by
   * `schema`.
   * @default schema
   */
  submittedSchema?: (() => FormSchema<Values>) | undefined
  initial: Typed
  /** Called with the clean values of a valid submission. */
  onSubmit: (values: Values, form: SubmittedForm) => Promise<void>
  /** Called when the schema refuses a submission. */
  onInvalid?: (errors: FieldErrors) => void
  /** Called when it changes whether a refused submission, by the schema or the server, still has invalid fields. */
  onRefused?: ((refused: boolean) => void) | undefined
  /** Accessible name of the form. */
  label: string
  children: ReactNode
}

/** What `onSubmit` can do with its form. */
export interface SubmittedForm {
  /** Shows the server's messages at their fields and counts the submission as refused. */
  refuse: (errors: FieldErrors) => void
  /** Stores the outcome of the save for the banner above the fields. */
  setOutcome: (outcome: SaveOutcome) => void
  /** Sets the value of one field, for example to clear a password. */
  setField: (name: string, value: unknown) => void
  /** Moves the focus to the control of a field. */
  focus: (name: string) => void
  /** Resets the form to these values, or to the initial ones. */
  reset: (values?: object) => void
}

/**
 * A Formik form whose only validator is the schema. A field is validated when it loses the focus, its message goes as
 * soon as the value is valid, and a submission validates all fields.
 */
export function SchemaForm<Values, Typed extends object>(props: SchemaFormProps<Values, Typed>) {
  const { schema, label, children } = props
  const formId = useId()
  const check = useMemo(() => checkOnce(schema), [schema])
  /** The check of the submission that runs. */
  const submitted = useRef<typeof check>(undefined)
  const [requestedSubmits, setRequestedSubmits] = useState(0)
  const startedSubmits = useRef(0)
  const [pendingWork, setPendingWork] = useState(0)

  const formik = useFormik<Typed>({
    initialValues: props.initial,
    initialStatus: notSubmitted,
    validate: (values) => (submitted.current ?? check)(values).errors ?? {},
    validateOnChange: false,
    onSubmit: async (typed) => {
      const { values, errors } = (submitted.current ?? check)(typed)
      if (errors) return
      updateStatus(() => ({ refusals: {} }))
      await props.onSubmit(values, submittedForm)
    },
  })
  const updateStatus = statusUpdater(formik)
  const submittedForm: SubmittedForm = {
    refuse: (refusals) => updateStatus(({ attempts }) => ({ attempts: attempts + 1, refusals })),
    setOutcome: (outcome) => updateStatus(() => ({ outcome })),
    setField: (name, value) => void formik.setFieldValue(name, value, false),
    focus: (name) => document.getElementById(fieldId(formId, name))?.focus(),
    reset: (values) => formik.resetForm(values && { values: values as Typed }),
  }

  const submit = useEffectEvent(async () => {
    const meant = props.submittedSchema?.() ?? schema
    const checkSubmitted = meant === schema ? check : checkOnce(meant)
    submitted.current = checkSubmitted
    const { errors } = checkSubmitted(formik.values)
    await formik.submitForm().finally(() => {
      submitted.current = undefined
    })
    // Formik resolves without saying whether the values were valid.
    if (!errors) return
    updateStatus(({ attempts }) => ({ attempts: attempts + 1 }))
    props.onInvalid?.(errors)
  })
  // An effect, because the render in which the last upload has ended is the first one with its value.
  useEffect(() => {
    if (pendingWork > 0 || startedSubmits.current === requestedSubmits) return
    startedSubmits.current = requestedSubmits
    void submit()
  }, [requestedSubmits, pendingWork])

  const notifyRefused = useEffectEvent((refused: boolean) => props.onRefused?.(refused))
  const isRefused = hasRefusedFields(formik.status, formik.errors)
  useEffect(() => notifyRefused(isRefused), [isRefused])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (formik.isSubmitting) return
    formik.setSubmitting(true)
    setRequestedSubmits((count) => count + 1)
  }

  const context = useMemo(
    () => ({
      formId,
      fields: describeFields(schema),
      check: (typed: object) => check(typed).errors ?? {},
      clean: (typed: object) => ({ ...typed, ...check(typed).values }),
      submit: () => setRequestedSubmits((count) => count + 1),
      waitFor: (work: Promise<unknown>) => {
        setPendingWork((count) => count + 1)
        void work.finally(() => setPendingWork((count) => count - 1))
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

/** Keeps the last result, because Formik validates the values and the submission then needs the same result. */
function checkOnce<Values>(schema: FormSchema<Values>): (typed: object) => Validated<Values> {
  let last: { typed: object; result: Validated<Values> } | undefined
  return (typed) => {
    if (last?.typed !== typed) last = { typed, result: validate(schema, typed) }
    return last.result
  }
}

function hasRefusedFields({ attempts, refusals }: SubmitStatus, errors: object): boolean {
  return attempts > 0 && Object.values({ ...errors, ...refusals }).some(Boolean)
}
