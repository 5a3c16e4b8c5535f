import { proxy, ref } from 'valtio'

/** The current values of a form, for components that follow them. */
export interface TypedValues {
  /** A valtio object. */
  readonly current: { values: object }
  change: (values: object) => void
}

/** Creates the values of a form outside of React's state: a key then renders the form once and its screen not at all. */
export function typedValues(initial: object): TypedValues {
  const current = proxy({ values: ref(initial) })
  return { current, change: (values) => void (current.values = ref(values)) }
}
