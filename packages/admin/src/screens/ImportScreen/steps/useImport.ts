import { CSV_LIMITS, importMessages } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { refreshAfterImport } from '../../../data/csv/importFile'
import { createIdempotencyKeys } from '../../../data/http/idempotencyKeys'
import { afterCancelling } from './afterCancelling'
import type { ImportState, Source } from './importState'
import { rememberedFields, rememberFields } from './rememberedFields'
import { sourceId } from './sourceId'
import { useImportCall } from './useImportCall'

type Review = Extract<ImportState, { step: 'review' }>

/** The steps of an import: choose a file, check it, match its columns, store its rows. */
export function useImport(entity: AnyEntity) {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const { run, cancel } = useImportCall(entity)
  const [keys] = useState(createIdempotencyKeys)
  /** The fields that the server finds by the headings of the file. */
  const automatic = useRef<readonly string[]>([])

  /** Checks a file, by the headings that the person has matched before. */
  async function check(source: Source) {
    if (source.bytes.length > CSV_LIMITS.bytes)
      return setState({ step: 'choose', failure: TOO_LARGE })
    setState({ step: 'checking', share: 0 })
    const work = { bytes: source.bytes, fields: undefined, mode: 'preview' } as const
    const onProgress = (share: number) => setState({ step: 'checking', share })
    let report = await run(work, onProgress)
    if (typeof report === 'object') {
      automatic.current = report.fields
      const fields = rememberedFields(entity, report)
      if (fields) report = await run({ ...work, fields }, onProgress)
    }
    if (typeof report === 'object') return setState({ step: 'review', source, report })
    return setState({ step: 'choose', failure: report })
  }

  /** Checks a file again, with other fields. The review stays, with its focus. */
  async function match(review: Review, fields: readonly string[]) {
    const { source } = review
    const shown = { ...review.report, fields: [...fields] }
    setState({ step: 'review', source, report: shown, isChecking: true })
    const report = await run({ bytes: source.bytes, fields, mode: 'preview' }, () => undefined)
    // Another choice meanwhile has cancelled this one.
    if (report === undefined) return
    const isReport = typeof report === 'object'
    const found = isReport ? { report } : { report: review.report, failure: report }
    setState({ step: 'review', source, ...found })
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
    rememberFields(entity, next, automatic.current)
    if (next.isStored) return setState({ step: 'done', source, report: next })
    return setState({ step: 'review', source, report: next, failure: NOTHING_STORED })
  }

  return {
    state,
    check,
    match,
    store,
    cancel,
    restart: (failure?: string) => {
      cancel()
      setState({ step: 'choose', failure })
    },
  }
}

const TOO_LARGE = importMessages.tooLarge(CSV_LIMITS.bytes / 1024 / 1024)
const NOTHING_STORED =
  'Nothing was stored, because rows were refused meanwhile. Import the right ones, or correct the file.'
