import { Banner } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'

import type { FieldErrors } from '@staff/entity'
import { statusUpdater, useSubmitStatus } from '../SchemaForm/formState'

export interface RefusedValuesProps {
  /** The values, the messages by field, and a title that says what was refused. */
  refused: { title: string; values: object; errors: FieldErrors } | undefined
}

/** Types values that were refused elsewhere into the form, with their messages, and says so. */
export function RefusedValues({ refused }: RefusedValuesProps) {
  const formik = useFormikContext<object>()
  const { attempts } = useSubmitStatus()

  const show = useEffectEvent(({ values, errors }: NonNullable<typeof refused>) => {
    // Only the form's own fields.
    const own = Object.entries(values).filter(([name]) => name in formik.initialValues)
    void formik.setValues({ ...formik.initialValues, ...Object.fromEntries(own) }, false)
    // The summary of the messages takes the focus.
    statusUpdater(formik)((status) => ({ attempts: status.attempts + 1, refusals: errors }))
  })
  useEffect(() => {
    if (refused) show(refused)
  }, [refused])

  if (!refused || attempts === 0) return null
  return (
    <Banner tone="warn" title={refused.title}>
      Its values are in the form, and nothing is stored yet. Correct what is marked, and save.
    </Banner>
  )
}
