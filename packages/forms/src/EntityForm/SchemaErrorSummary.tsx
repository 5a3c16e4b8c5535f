import { ErrorSummary } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

import { fieldId } from '../fields/useFieldProps'
import { useSchemaContext } from '../SchemaForm/SchemaContext'

export interface SchemaErrorSummaryProps {
  /** Number of refused attempts to save; the summary takes the focus each time it grows. */
  attempts: number
  /** Called when the last mistake is gone. */
  onCorrected?: () => void
}

/** What stands between the form and being saved, each with a link to its field. */
export function SchemaErrorSummary({ attempts, onCorrected }: SchemaErrorSummaryProps) {
  const { formId, fields, refusals } = useSchemaContext()
  const { errors: mistakes } = useFormikContext<Record<string, unknown>>()
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])

  const messages: Record<string, string | undefined> = { ...mistakes, ...refusals }
  const errors = Object.keys(fields).flatMap((name) => {
    const message = messages[name]
    return message ? [{ id: fieldId(formId, name), message }] : []
  })

  const isCorrected = attempts > 0 && errors.length === 0
  const listener = useRef(onCorrected)
  useEffect(() => {
    listener.current = onCorrected
  })
  useEffect(() => {
    if (isCorrected) listener.current?.()
  }, [isCorrected])

  if (attempts === 0 || errors.length === 0) return null
  return (
    <ErrorSummary
      ref={summary}
      title={titleFor(errors.length)}
      errors={errors}
      attempt={attempts}
    />
  )
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

function titleFor(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'thing' : 'things'} to correct before saving`
}
