import type { BulkBody, BulkResult } from '@staff/contract'

import { search, type ListParams } from './readRecords'

/** The records to change: some with the versions that are on the screen, or all of a list. */
export type BulkTarget = Rest | { all: Pick<ListParams, 'q' | 'filters'>; total: number }

/** Records with the versions that are on the screen. */
type Rest = BulkResult['rest']

/** The records of one call. */
export type Block = Pick<BulkBody, 'ids' | 'versions' | 'all' | 'limit'>

/** The progress of an action, and its end. */
export interface Steps {
  /** Told after each block which share is done, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the action after the current block. */
  signal: AbortSignal
}

const FIRST_BLOCK = 50
const MAX_BLOCK = 500

/** How long a block should take, in milliseconds, so that progress shows each second and a cancellation is quick. */
const BLOCK_MS = 500

/** Sends block after block until the end, or until somebody cancels. Yields each answer, and how many records are left. */
export async function* blocksOf(
  target: BulkTarget,
  { onProgress, signal }: Steps,
  sendBlock: (block: Block) => Promise<BulkResult>,
) {
  const isAll = 'all' in target
  const total = isAll ? target.total : target.ids.length
  let rest: Rest | undefined = isAll ? undefined : target
  let size = FIRST_BLOCK
  while ((rest === undefined || rest.ids.length > 0) && !signal.aborted) {
    const start = performance.now()
    const block: Block = rest
      ? slice(rest, 0, size)
      : { all: isAll ? parametersOf(target.all) : {}, limit: size }
    // oxlint-disable-next-line no-await-in-loop -- One block after the other.
    const result = await sendBlock(block)
    rest = rest ? slice(rest, size) : result.rest
    yield { result, left: rest.ids.length }
    onProgress(1 - rest.ids.length / Math.max(1, total, rest.ids.length))
    size = nextSize(size, performance.now() - start)
  }
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
