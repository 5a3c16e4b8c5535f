import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns the same function at each render, which calls the latest `handler`. A memoized component that gets it renders
 * again only when its other props change. For event handlers only: what a render needs must be a prop.
 */
export function useSameFunction<Arguments extends unknown[], Result>(
  handler: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  const [same] = useState(
    () =>
      (...given: Arguments) =>
        latest.current(...given),
  )
  return same
}
