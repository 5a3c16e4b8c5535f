import * as fc from 'fast-check'

import { attempt } from './attempt'
import { nameOf, type Operation } from './document'
import { curlOf, type Send } from './plain'
import { requestsFor, type FuzzRequest } from './requests'
import type { World } from './world'

/** A fault and the smallest request that reproduces it. */
export interface Fault {
  operation: string
  description: string
  curl: string
}

/** The results of a run so far. */
export interface Findings {
  /** The number of responses by operation and status. Status 0 is a missing response. */
  counts: Map<string, Map<number, number>>
  faults: Fault[]
}

export interface RoundOptions {
  world: World
  send: Send
  seed: number
  /** Requests for each operation. */
  runs: number
  findings: Findings
  /** The base URL of the curl commands. */
  base: string
  /**
   * Whether to stop before the next operation.
   * @default never
   */
  isOver?: () => boolean
}

export function noFindings(): Findings {
  return { counts: new Map(), faults: [] }
}

/** Sends generated requests to one operation after the other. Reports each fault once. */
export async function fuzzRound(operations: Operation[], options: RoundOptions) {
  for (const [index, operation] of operations.entries()) {
    if (options.isOver?.()) return
    // With one seed for all operations, all would get the same invalid values in the same order.
    await fuzzOperation(operation, { ...options, seed: options.seed + index * 1_000_003 })
  }
}

async function fuzzOperation(operation: Operation, options: RoundOptions) {
  const { seed, runs, findings } = options
  const last: { failed?: Fault } = {}
  const property = fc.asyncProperty(requestsFor(operation), async (request) => {
    if (options.isOver?.()) return true
    const fault = await faultOf(request, options)
    // fast-check shrinks a failing request, so the last one that fails is the smallest.
    if (fault) last.failed = fault
    return !fault
  })
  await fc.check(property, { seed, numRuns: runs })
  if (last.failed) findings.faults.push(last.failed)
}

async function faultOf(request: FuzzRequest, options: RoundOptions) {
  const { world, send, findings, base, isOver } = options
  const { plain, response, fault: description } = await attempt(request, world, send)
  const operation = nameOf(request.operation)
  // The end of a run aborts pending requests.
  if (isOver?.()) return undefined
  count(findings, operation, response?.status ?? 0)
  const isKnown = findings.faults.some(
    (fault) => fault.operation === operation && fault.description === description,
  )
  if (!description || isKnown) return undefined
  return { operation, description, curl: curlOf(base, request, plain) }
}

function count({ counts }: Findings, operation: string, status: number) {
  const byStatus = counts.get(operation) ?? new Map<number, number>()
  byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
  counts.set(operation, byStatus)
}

/** Formats the results, one line for each operation: `GET /api/users  200×14 401×2`. */
export function summaryOf({ counts }: Findings): string[] {
  return [...counts].map(([operation, byStatus]) => {
    const statuses = [...byStatus].toSorted(([one], [other]) => one - other)
    return `${operation.padEnd(46)} ${statuses.map(([status, times]) => `${status}×${times}`).join(' ')}`
  })
}
