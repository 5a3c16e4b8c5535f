import { proxy, ref } from 'valtio'

/** The current values of a form, for components that follow them. */
export interface TypedValues {
  /** A valtio object. */
  readonly current: { values: object }
  /** Whether there are unsaved changes. A navigation right after a save asks before the next render. */
  readonly isDirty: () => boolean
  readonly change: (values: object, isDirty: boolean) => void
  /** Says that the values are saved. */
  readonly markSaved: () => void
}

/** Creates the values of a form outside of React's state: a key then renders the form once and its screen not at all. */
export function typedValues(initial: object): TypedValues {
  const current = proxy({ values: ref(initial) })
  let dirty = false
  return {
    current,
    isDirty: () => dirty,
    change: (values, isDirty) => {
      current.values = ref(values)
      dirty = isDirty
    },
    markSaved: () => void (dirty = false),
  }
}
