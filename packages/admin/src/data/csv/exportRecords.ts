import { areaCalls, MAX_EXPORT_IDS } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { callApi } from '../http/callApi'
import { readParts } from '../http/readParts'
import { search, type ListParams } from '../records/readRecords'

/** What to export. */
export interface ExportTarget {
  /** The list, by its parameters. */
  list: Pick<ListParams, 'q' | 'filters' | 'sort' | 'order'>
  /** The columns of the list, or undefined for all fields. */
  columns: readonly string[] | undefined
  /** Only these records; undefined for all of the list. */
  ids: readonly string[] | undefined
  /** How many records are expected. */
  total: number
}

interface Steps {
  /** Told which share is there, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Exports records as a CSV file. Throws an `ApiError`, and the AbortError of the signal. */
export async function exportRecords(
  entity: AnyEntity,
  target: ExportTarget,
  { onProgress, signal }: Steps,
): Promise<Blob> {
  const parts: Blob[] = []
  let rows = 0
  for (const ids of blocksOf(target.ids)) {
    let rowsHere = 0
    // oxlint-disable-next-line no-await-in-loop -- One part after the other.
    const part = await callApi(areaCalls(entity).export, {
      query: queryOf(target, ids),
      signal,
      readBody: (response, onPart) =>
        readFile(response, (found) => {
          onPart()
          rowsHere = found
          onProgress(Math.min(1, (rows + found) / Math.max(1, target.total)))
        }),
    })
    rows += rowsHere
    // The file has one row of headings.
    // oxlint-disable-next-line no-await-in-loop -- One part after the other.
    parts.push(parts.length === 0 ? part : await withoutHeadings(part))
  }
  return new Blob(parts, { type: 'text/csv' })
}

function queryOf(
  { list, columns = [] }: ExportTarget,
  ids: readonly string[] = [],
): URLSearchParams {
  const query = search({ ...list, page: 1, pageSize: 1 })
  query.delete('page')
  query.delete('pageSize')
  for (const column of columns) query.append('columns', column)
  for (const id of ids) query.append('ids', id)
  return query
}

/** The ids of each call; one call without ids where there are none. */
function blocksOf(ids: readonly string[] | undefined): (readonly string[] | undefined)[] {
  if (!ids) return [undefined]
  return Array.from({ length: Math.ceil(ids.length / MAX_EXPORT_IDS) }, (_, index) =>
    ids.slice(index * MAX_EXPORT_IDS, (index + 1) * MAX_EXPORT_IDS),
  )
}

const CARRIAGE_RETURN = 13
const LINE_FEED = 10

/** Reads a file, and tells after each part how many records it has: only the end of a row has a carriage return. */
async function readFile(response: Response, onRows: (rows: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let ends = 0
  await readParts(response, (part) => {
    parts.push(part)
    for (const byte of part) if (byte === CARRIAGE_RETURN) ends += 1
    onRows(Math.max(0, ends - 1))
  })
  return new Blob(parts, { type: 'text/csv' })
}

async function withoutHeadings(part: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await part.arrayBuffer())
  return part.slice(bytes.indexOf(LINE_FEED) + 1)
}
