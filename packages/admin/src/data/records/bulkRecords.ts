import { areaCalls, type BulkBody, type BulkRefusal, type BulkResult } from '@staff/contract'
import type { AnyEntity } from '@staff/forms/entity'
import type { QueryClient } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { ApiError } from '../http/ApiError'
import { createIdempotencyKeys } from '../http/idempotencyKeys'
import { search, type ListParams } from './readRecords'
import { HOME_KEY, recordQueries } from './recordQueries'

/** What to do with many records. */
export type BulkWork = Pick<BulkBody, 'action' | 'values'>

/** The records to change: some with the versions that are on the screen, or all of a list. */
export type BulkTarget = Rest | { all: Pick<ListParams, 'q' | 'filters'>; total: number }

type Rest = BulkResult['rest']

/** What became of an action. */
export interface BulkOutcome {
  done: number
  refused: BulkRefusal[]
  /** How many records were not tried, because the action was cancelled or failed. */
  left: number
  /** Why the action ended before its end; undefined if it did not fail. */
  failure: string | undefined
  /** What undoes it, the newest block first. */
  undos: string[]
}

interface Steps {
  /** Told after each block which share is done, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the action after the current block. */
  signal: AbortSignal
}

const FIRST_BLOCK = 50
const MAX_BLOCK = 500

/** How long a block should take, in milliseconds, so that progress shows each second and a cancellation is quick. */
const BLOCK_MS = 500

/** Does something with many records, block after block. */
export async function changeMany(
  client: QueryClient,
  entity: AnyEntity,
  work: BulkWork,
  target: BulkTarget,
  { onProgress, signal }: Steps,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, refused: [], left: 0, failure: undefined, undos: [] }
  const isAll = 'all' in target
  const total = isAll ? target.total : target.ids.length
  let rest: Rest | undefined = isAll ? undefined : target
  let size = FIRST_BLOCK
  let tried = 0
  try {
    while ((rest === undefined || rest.ids.length > 0) && !signal.aborted) {
      const start = performance.now()
      const block: BulkBody = rest
        ? { ...work, ...slice(rest, 0, size) }
        : { ...work, all: isAll ? parametersOf(target.all) : {}, limit: size }
      // oxlint-disable-next-line no-await-in-loop -- One block after the other.
      const result = await send(entity, block)
      add(outcome, result)
      tried += result.done + result.refused.length
      rest = rest ? slice(rest, size) : result.rest
      onProgress(tried / Math.max(1, tried + rest.ids.length))
      size = nextSize(size, performance.now() - start)
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    outcome.failure = error.message
  }
  outcome.left = rest?.ids.length ?? Math.max(0, total - tried)
  refresh(client, entity)
  return outcome
}

/** Undoes an action, the newest block first. */
export async function undoMany(
  client: QueryClient,
  entity: AnyEntity,
  undos: readonly string[],
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: 0, refused: [], left: 0, failure: undefined, undos: [] }
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
  outcome.refused.push(...refused)
  if (undo !== null) outcome.undos.unshift(undo)
}

function nextSize(size: number, ms: number): number {
  return Math.round(Math.min(MAX_BLOCK, Math.max(10, (size * BLOCK_MS) / Math.max(ms, 1))))
}

function slice({ ids, versions }: Rest, start: number, end?: number): Rest {
  return { ids: ids.slice(start, end), versions: versions.slice(start, end) }
}

/** The parameters of a list as the call takes them. */
function parametersOf({ q, filters }: Pick<ListParams, 'q' | 'filters'>): Record<string, unknown> {
  const query = search({ q, filters, sort: '', order: 'asc', page: 1, pageSize: 1 })
  const names = [...new Set(query.keys())].filter((name) => !NOT_OF_ALL.includes(name))
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

const NOT_OF_ALL = ['sort', 'order', 'page', 'pageSize']

function refresh(client: QueryClient, entity: AnyEntity) {
  client.removeQueries({ queryKey: HOME_KEY })
  void client.invalidateQueries(recordQueries(entity).all())
}
