import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'

export interface EditWatcherProps<Values> {
  onEdit: ((values: Values, dirty: boolean) => void) | undefined
}

/** Passes the form's values to the screen, which keeps a draft and asks before changes are lost. */
export function EditWatcher<Values>({ onEdit }: EditWatcherProps<Values>) {
  const { values, dirty } = useFormikContext<Values>()
  const tell = useEffectEvent((typed: Values, isDirty: boolean) => onEdit?.(typed, isDirty))
  useEffect(() => tell(values, dirty), [values, dirty])
  return null
}
