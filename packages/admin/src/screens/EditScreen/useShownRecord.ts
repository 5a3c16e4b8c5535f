import type { AnyEntity } from '@staff/entity'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { ApiError } from '../../data/http/ApiError'
import { statusOf } from '../../data/live/publication'
import type { AnyStored } from '../../data/records/recordQueries'

/**
 * The record that a form shows: at once the one that is `known` from a list, so that nobody waits for the server. The
 * server's first answer takes its place if it is newer or the record is gone, unless somebody has pressed or typed in the
 * form: then the form stays, and the server checks the version when it is saved.
 */
export function useShownRecord(
  entity: AnyEntity,
  query: UseQueryResult<AnyStored>,
  known: () => AnyStored | undefined,
) {
  const container = useRef<HTMLDivElement>(null)
  const isTouched = useTouched(container)
  const isChecked = useRef(false)
  const [shown, setShown] = useState(() => query.data ?? known())

  const { data, error, isFetchedAfterMount } = query
  const fetched = isFetchedAfterMount && !error ? data : undefined
  const isGone = error instanceof ApiError && error.code === 'notFound'
  if (!shown && fetched) setShown(fetched)

  useEffect(() => {
    if (isChecked.current || !(fetched || isGone)) return
    isChecked.current = true
    if (isSame(entity, fetched, shown)) return
    // At once: what is typed between the check and the next render would be lost with the form.
    queueMicrotask(() => {
      if (!isTouched.current) flushSync(() => setShown(fetched))
    })
  }, [entity, fetched, isGone, isTouched, shown])

  return { shown, container, show: setShown }
}

/** Whether two states of a record are the same. A publication makes no new version. */
function isSame(entity: AnyEntity, one: AnyStored | undefined, other: AnyStored | undefined) {
  if (!one || !other) return one === other
  return one.version === other.version && statusOf(entity, one) === statusOf(entity, other)
}

/** Whether somebody has pressed or typed in an element. */
function useTouched(container: RefObject<HTMLElement | null>) {
  const isTouched = useRef(false)
  // A layout effect, because a form can be typed in before its effects run.
  useLayoutEffect(() => {
    const touch = ({ target }: Event) => {
      if (target instanceof Node && container.current?.contains(target)) isTouched.current = true
    }
    for (const event of TOUCHES) addEventListener(event, touch, { capture: true })
    return () => {
      for (const event of TOUCHES) removeEventListener(event, touch, { capture: true })
    }
  }, [container])
  return isTouched
}

const TOUCHES = ['pointerdown', 'keydown', 'input'] as const
