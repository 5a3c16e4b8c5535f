import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'

export interface EditWatcherProps<Values> {
  onEdit: ((values: Values, dirty: boolean) => void) | undefined
}

/** Tells the screen what is typed, so that it can keep a draft and ask before the text is lost. */
export function EditWatcher<Values>({ onEdit }: EditWatcherProps<Values>) {
  const { values, dirty } = useFormikContext<Values>()
  const tell = useEffectEvent((typed: Values, isDirty: boolean) => onEdit?.(typed, isDirty))
  useEffect(() => tell(values, dirty), [values, dirty])
  return null
}
