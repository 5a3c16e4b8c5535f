import { importCall, type ImportReport, type ImportResult } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { ApiError, readProblem } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { readParts } from '../http/readParts'
import { HOME_KEY, recordQueries } from '../records/recordQueries'

/** A file, and what to do with it. */
export interface ImportWork {
  bytes: Uint8Array<ArrayBuffer>
  /** The field of each column; undefined to find them by the headings. */
  fields: readonly string[] | undefined
  /** Whether it only checks the rows, stores the right ones, or stores all or none. */
  mode: 'preview' | 'partial' | 'whole'
  /** Makes it safe to repeat a call whose response was lost. */
  idempotencyKey?: string
}

interface Steps {
  /** Told which share is done, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the work. The server then stores nothing. */
  signal: AbortSignal
}

/** Imports a file, or checks it. Throws an `ApiError`, and the AbortError of the signal. */
export async function importFile(
  entity: AnyEntity,
  { bytes, fields, mode, idempotencyKey }: ImportWork,
  { onProgress, signal }: Steps,
): Promise<ImportReport> {
  const query = new URLSearchParams(fields?.map((field) => ['fields', field]))
  if (mode !== 'whole') query.set(mode, 'true')
  const { report } = await callApi(importCall(entity), {
    query,
    body: bytes,
    signal,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    readBody: (response, onPart) =>
      readResult(response, (percent) => {
        onPart()
        onProgress(percent / 100)
      }),
  })
  if (!report) throw new ApiError(502)
  return report
}

/** What a cancelled import has stored after all: the cancellation may have come too late. Undefined for nothing. */
export async function importOutcome(
  entity: AnyEntity,
  idempotencyKey: string,
): Promise<ImportReport | undefined> {
  const query = new URLSearchParams({ outcome: 'true' })
  const body = new Uint8Array()
  const { report } = await callApi(importCall(entity), { query, body, idempotencyKey })
  return report
}

/** Discards what the lists show, after records were stored. */
export function refreshAfterImport(client: QueryClient, entity: AnyEntity): void {
  client.removeQueries({ queryKey: HOME_KEY })
  void client.invalidateQueries(recordQueries(entity).all())
}

/** Reads a response and tells the percents that it begins with. A problem in it is thrown. */
async function readResult(
  response: Response,
  onPercent: (percent: number) => void,
): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  await readParts(response, (part) => {
    text += decoder.decode(part, { stream: true })
    const percents = /^\{"progress":\[([\d,]*)/.exec(text.slice(0, MAX_HEAD))?.[1]?.split(',')
    onPercent(Number(percents?.at(-1) ?? 0))
  })
  const body = parse(text)
  const problem = body?.problem
  if (problem) throw new ApiError(Number(problem['status']), readProblem(problem))
  return body
}

/** All percents from 0 to 100 are shorter. */
const MAX_HEAD = 500

function parse(text: string): Partial<ImportResult> | undefined {
  try {
    return Object(JSON.parse(text))
  } catch {
    return undefined
  }
}
