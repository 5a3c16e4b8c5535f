import { useEffect, useRef, useState } from 'react'

import type { FieldErrors } from '../entity/validate'

/** What a form remembers of its refused submissions. */
export interface Refusals {
  /** Messages of the server that still stand. */
  refusals: FieldErrors
  setRefusals: (change: FieldErrors | ((standing: FieldErrors) => FieldErrors)) => void
  /** Number of refused submissions since the form was last saved. */
  attempts: number
  /** Counts a refused submission. */
  countAttempt: () => void
  forgetAttempts: () => void
}

/** Counts refused submissions, and tells `onRefused` whether mistakes of the last one are left. */
export function useRefusals(
  mistakes: Record<string, unknown>,
  onRefused: ((refused: boolean) => void) | undefined,
): Refusals {
  const [refusals, setRefusals] = useState<FieldErrors>({})
  const [attempts, setAttempts] = useState(0)

  const hasMistakes = Object.values({ ...mistakes, ...refusals }).some(Boolean)
  const isRefused = attempts > 0 && hasMistakes
  const listener = useRef(onRefused)
  useEffect(() => {
    listener.current = onRefused
  })
  useEffect(() => listener.current?.(isRefused), [isRefused])

  return {
    refusals,
    setRefusals,
    attempts,
    countAttempt: () => setAttempts((count) => count + 1),
    forgetAttempts: () => setAttempts(0),
  }
}
