import type { Replacement } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useSameFunction } from '@staff/ui'
import { afterPress } from '@staff/ui/afterPress'
import { useEffect, useRef, useState } from 'react'

import { ApiError } from '../../../../data/http/ApiError'
import type { BulkTarget } from '../../../../data/records/bulkBlocks'
import { previewMany, type BulkForecast } from '../../../../data/records/bulkRecords'

/** How long a person pauses before the records are looked through, in milliseconds. */
const PAUSE_MS = 400

/** What is known of a replacement. While the records are looked through, `last` is what was known before. */
export type PreviewState =
  | { phase: 'none' }
  | { phase: 'looking'; share: number; last: BulkForecast | undefined }
  | { phase: 'ready'; forecast: BulkForecast }
  | { phase: 'failed'; message: string }

/**
 * Looks through the records after a pause in typing. An older answer never replaces a newer one, and nothing on the screen changes
 * during a press. `lookNow` does not wait for the pause.
 * Another object with the same replacement is looked for again.
 */
export function useReplacePreview(
  entity: AnyEntity,
  replacement: Replacement | undefined,
  targetOf: () => BulkTarget,
) {
  const [known, setKnown] = useState<Known>({ of: replacement, state: NONE })
  const targetNow = useSameFunction(targetOf)
  const look = useRef<() => void>(undefined)

  useEffect(() => {
    if (!replacement) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const show = (state: (before: PreviewState) => PreviewState) =>
      afterPress(() => {
        if (!signal.aborted) setKnown((before) => ({ of: replacement, state: state(before.state) }))
      })
    const onProgress = (share: number) =>
      show((before) => ({ phase: 'looking', share, last: lastOf(before) }))
    const start = () => {
      clearTimeout(timer)
      look.current = undefined
      onProgress(0)
      previewMany(entity, replacement, targetNow(), { onProgress, signal }).then(
        (forecast) => forecast && show(() => ({ phase: 'ready', forecast })),
        (error: unknown) => show(() => ({ phase: 'failed', message: messageOf(error) })),
      )
    }
    const timer = setTimeout(start, PAUSE_MS)
    look.current = start
    return () => {
      clearTimeout(timer)
      look.current = undefined
      controller.abort()
    }
  }, [entity, replacement, targetNow])

  return { state: stateOf(known, replacement), lookNow: () => look.current?.() }
}

/** What is known, and for which replacement. */
interface Known {
  of: Replacement | undefined
  state: PreviewState
}

const NONE: PreviewState = { phase: 'none' }

/** What was found for other words is not known for these. */
function stateOf({ of, state }: Known, replacement: Replacement | undefined): PreviewState {
  if (!replacement) return NONE
  if (of === replacement && state.phase !== 'none') return state
  return { phase: 'looking', share: 0, last: lastOf(state) }
}

function lastOf(state: PreviewState): BulkForecast | undefined {
  if (state.phase === 'ready') return state.forecast
  return state.phase === 'looking' ? state.last : undefined
}

/** An aborted call shows nothing. Anything else that is no answer of the server is a mistake in the program. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  if (error instanceof Error && error.name === 'AbortError') return ''
  throw error
}
