import { useEffect, useRef } from 'react'

/** Moves the focus to the first input that is to be corrected, after each attempt. Returns the ref of the form around them. */
export function useFocusOnRefusal(attempts: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(REFUSED)?.focus()
  }, [attempts])
  return form
}

const REFUSED = '[aria-invalid="true"], [data-unanswered] input'
