import {
  areaCalls,
  joinPreviews,
  type BulkBody,
  type BulkRefusal,
  type BulkResult,
  type Replacement,
  type ReplacePreview,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { ApiError, isOutcomeUnknown } from '../http/ApiError'
import { createIdempotencyKeys } from '../http/idempotencyKeys'
import { setHasUndos } from '../../stores/preferences/lists'
import { blocksOf, type Block, type BulkTarget, type Steps } from './bulkBlocks'
import { rememberUndos } from './openUndos'
import { HOME_KEY, recordQueries } from './recordQueries'
import { refreshPublishing, refreshTrash } from './saveRecord'

/** What to do with many records. */
export type BulkWork = Pick<BulkBody, 'action' | 'values'>

/** What became of an action. */
export interface BulkOutcome {
  done: number
  refused: BulkRefusal[]
  /** How many records were not tried, because the action was cancelled or failed. */
  left: number
  /** How many records were in the call whose response was lost: nobody knows whether it was done. */
  unknown: number
  /** Why the action ended before its end; undefined if it did not fail. */
  failure: string | undefined
  /** What undoes it, the newest block first. */
  undos: string[]
}

const NOTHING_DONE: BulkOutcome = {
  done: 0,
  refused: [],
  left: 0,
  unknown: 0,
  failure: undefined,
  undos: [],
}

/** Does something with many records, block after block. */
export async function changeMany(
  client: QueryClient,
  entity: AnyEntity,
  work: BulkWork,
  target: BulkTarget,
  steps: Steps,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { ...NOTHING_DONE }
  outcome.left = 'all' in target ? target.total : target.ids.length
  let inFlight = 0
  function sendBlock(block: Block) {
    inFlight = block.ids?.length ?? block.limit ?? 0
    const continues = outcome.undos.at(-1)
    return send(entity, { ...work, ...block, ...(continues && { continues }) })
  }
  try {
    for await (const { result, left } of blocksOf(target, steps, sendBlock)) {
      add(outcome, result)
      outcome.left = left
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    outcome.failure = error.message
    if (isOutcomeUnknown(error)) {
      outcome.unknown = Math.min(inFlight, outcome.left)
      outcome.left -= outcome.unknown
      // The list then offers what the server has done.
      setHasUndos(entity.area)
    }
  }
  if (outcome.unknown === 0) rememberUndos(outcome.undos)
  refresh(client, entity)
  return outcome
}

/** What a replacement would do. */
export interface BulkForecast extends Pick<BulkOutcome, 'done' | 'refused'>, ReplacePreview {}

/** Finds out what a replacement would do, block after block. Undefined if it was cancelled. Throws an `ApiError`. */
export async function previewMany(
  entity: AnyEntity,
  values: Replacement,
  target: BulkTarget,
  steps: Steps,
): Promise<BulkForecast | undefined> {
  const work = { action: 'replace', values: { ...values }, preview: true } as const
  const forecast: BulkForecast = { done: 0, refused: [], found: 0, samples: [] }
  for await (const { result } of blocksOf(target, steps, (block) =>
    callApi(areaCalls(entity).bulk, { body: { ...work, ...block }, signal: steps.signal }),
  )) {
    forecast.done += result.done
    forecast.refused.push(...result.refused)
    Object.assign(forecast, joinPreviews([forecast, ...(result.preview ? [result.preview] : [])]))
  }
  return steps.signal.aborted ? undefined : forecast
}

/** Undoes an action, the newest block first. */
export async function undoMany(
  client: QueryClient,
  entity: AnyEntity,
  undos: readonly string[],
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { ...NOTHING_DONE }
  try {
    // oxlint-disable-next-line no-await-in-loop -- One block after the other.
    for (const undo of undos) add(outcome, await send(entity, { action: 'undo', undo }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    outcome.failure = error.message
  }
  refresh(client, entity)
  return outcome
}

async function send(entity: AnyEntity, body: BulkBody): Promise<BulkResult> {
  return callApi(areaCalls(entity).bulk, {
    body,
    idempotencyKey: createIdempotencyKeys().keyFor(body),
  })
}

function add(outcome: BulkOutcome, { done, refused, undo }: BulkResult) {
  outcome.done += done
  outcome.refused = [...outcome.refused, ...refused]
  if (undo !== null) outcome.undos = [undo, ...outcome.undos]
}

function refresh(client: QueryClient, entity: AnyEntity) {
  client.removeQueries({ queryKey: HOME_KEY })
  void client.invalidateQueries(recordQueries(entity).all())
  refreshTrash(client)
  refreshPublishing(client)
}
