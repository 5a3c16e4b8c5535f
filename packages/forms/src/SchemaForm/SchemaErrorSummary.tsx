import { ErrorSummary } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

import { fieldId } from '../fields/useFieldProps'
import { useSchemaContext, useSubmitStatus } from './formState'

/** What stands between the form and being saved, each with a link to its field. It takes the focus at each refusal. */
export function SchemaErrorSummary() {
  const { formId, fields } = useSchemaContext()
  const { attempts, refusals } = useSubmitStatus()
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
