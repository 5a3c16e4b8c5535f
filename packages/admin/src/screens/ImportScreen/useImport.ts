import { CSV_LIMITS, csvMessages, type ImportReport } from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import {
  importFile,
  importOutcome,
  refreshAfterImport,
  type ImportWork,
} from '../../data/csv/importFile'
import { ApiError } from '../../data/http/ApiError'
import { createIdempotencyKeys } from '../../data/http/idempotencyKeys'
import { announce } from '../../stores/announcer'

/** A file or a paste, as bytes. */
export interface Source {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

export type ImportState =
  | { step: 'choose'; failure?: string | undefined; note?: string }
  | { step: 'checking'; share: number }
  | { step: 'review'; source: Source; report: ImportReport; failure?: string | undefined }
  | { step: 'storing'; share: number; report: ImportReport }
  | { step: 'cancelling' }
  | { step: 'done'; source: Source; report: ImportReport; wasCancelled?: boolean }

type Review = Extract<ImportState, { step: 'review' }>

/** The steps of an import: choose a file, check it, match its columns, store its rows. */
export function useImport(entity: AnyEntity) {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const abort = useRef<AbortController>(undefined)
  const [keys] = useState(createIdempotencyKeys)
  useEffect(() => () => abort.current?.abort(), [])

  /** Makes the call. Resolves to undefined if it was cancelled, and to the message of a failure. */
  async function run(work: ImportWork, onProgress: (share: number) => void) {
    const controller = new AbortController()
    abort.current = controller
    try {
      return await importFile(entity, work, { onProgress, signal: controller.signal })
    } catch (error) {
      if (controller.signal.aborted) return undefined
      if (!(error instanceof ApiError)) throw error
      return error.message
    }
  }

  /** Checks a file. `back` is where a failure or a cancellation leads. */
  async function check(source: Source, fields?: readonly string[], back?: Review) {
    if (source.bytes.length > CSV_LIMITS.bytes) {
      const failure = csvMessages.tooLarge(CSV_LIMITS.bytes / 1024 / 1024)
      return setState({ step: 'choose', failure })
    }
    setState({ step: 'checking', share: 0 })
    const work = { bytes: source.bytes, fields, mode: 'preview' } as const
    const report = await run(work, (share) => setState({ step: 'checking', share }))
    if (typeof report === 'object') return setState({ step: 'review', source, report })
    const failure = { failure: report }
    return setState(back ? { ...back, ...failure } : { step: 'choose', ...failure })
  }

  /** Stores the rows: all or none, or only the right ones. */
  async function store(review: Review, mode: 'partial' | 'whole') {
    const { source, report: before } = review
    setState({ step: 'storing', share: 0, report: before })
    const { fields } = before
    const idempotencyKey = keys.keyFor({ source: sourceId(source), fields, mode })
    const work = { bytes: source.bytes, fields, mode, idempotencyKey }
    const report = await run(work, (share) => setState({ step: 'storing', share, report: before }))
    if (report === undefined) setState({ step: 'cancelling' })
    const next = report ?? (await afterCancelling(entity, source, idempotencyKey))
    refreshAfterImport(client, entity)
    if (typeof next === 'string') return setState({ ...review, failure: next })
    keys.reset()
    if ('step' in next) return setState(next)
    if (next.isStored) return setState({ step: 'done', source, report: next })
    return setState({ step: 'review', source, report: next, failure: NOTHING_STORED })
  }

  return {
    state,
    check,
    store,
    cancel: () => abort.current?.abort(),
    restart: (failure?: string) => setState({ step: 'choose', failure }),
  }
}

const CANCELLED = 'The import was cancelled. Nothing was stored.'
const UNKNOWN =
  'The import was cancelled, but the server does not say whether that was in time. Look at the list before you import again.'
const NOTHING_STORED =
  'Nothing was stored, because rows were refused meanwhile. Import the right ones, or correct the file.'

/** Finds out what a cancelled import has stored, because the cancellation may have come too late. */
async function afterCancelling(
  entity: AnyEntity,
  source: Source,
  idempotencyKey: string,
): Promise<ImportState> {
  const outcome = await importOutcome(entity, idempotencyKey).catch(unknownOutcome)
  if (typeof outcome === 'object' && outcome.isStored)
    return { step: 'done', source, report: outcome, wasCancelled: true }
  const note = outcome === UNKNOWN ? UNKNOWN : CANCELLED
  announce(note)
  return { step: 'choose', note }
}

function unknownOutcome(error: unknown): typeof UNKNOWN {
  if (!(error instanceof ApiError)) throw error
  return UNKNOWN
}

const ids = new WeakMap<Source, number>()
let sources = 0

/** A number for each chosen file: a file that is chosen again is another one. */
function sourceId(source: Source): number {
  const known = ids.get(source)
  if (known !== undefined) return known
  sources += 1
  ids.set(source, sources)
  return sources
}
