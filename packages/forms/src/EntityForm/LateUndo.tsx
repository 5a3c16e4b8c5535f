import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'

import type { FieldChanges } from '@staff/entity'
import { statusUpdater } from '../SchemaForm/formState'

/** An undo that came too late: the initial values of the form are those of the save that it undoes. */
export interface LateUndoValues {
  /** The values from before the save. */
  former: object
  /** The record that somebody has saved since. */
  current: object
  /** Says who that was. */
  message: string
  /** Who changed which field. */
  changes?: FieldChanges | undefined
}

export interface LateUndoProps {
  undo: LateUndoValues | undefined
}

/** Types the values that an undo would bring back into the form, and says who has saved the record since. */
export function LateUndo({ undo }: LateUndoProps) {
  const formik = useFormikContext<object>()

  const show = useEffectEvent(({ former, ...newer }: LateUndoValues) => {
    const own = Object.entries(former).filter(([name]) => name in formik.initialValues)
    void formik.setValues({ ...formik.initialValues, ...Object.fromEntries(own) }, false)
    statusUpdater(formik)(() => ({ outcome: { status: 'conflict', ...newer } }))
  })
  useEffect(() => {
    if (undo) show(undo)
  }, [undo])

  return null
}
