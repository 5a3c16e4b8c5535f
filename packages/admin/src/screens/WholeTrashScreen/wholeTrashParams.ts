import type { WholeTrashParams } from '../../data/trash/wholeTrashQueries'
import { DEFAULT_PAGE_SIZE, readPaging } from '../ListScreen/listParams'

/** The parameters of the trash in the address. Invalid values count as missing. */
export function readTrashParams(
  search: URLSearchParams,
  known: readonly string[],
): WholeTrashParams {
  const wanted = search.getAll('area')
  return {
    q: search.get('q') ?? '',
    areas: known.filter((area) => wanted.includes(area)),
    recordId: search.get('recordId') ?? '',
    ...readPaging(search),
  }
}

/** The query string with the parameters that differ from the defaults. */
export function writeTrashParams(params: WholeTrashParams): URLSearchParams {
  const { q, areas, recordId, page, pageSize } = params
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  for (const area of areas) search.append('area', area)
  if (recordId) search.set('recordId', recordId)
  if (page > 1) search.set('page', String(page))
  if (pageSize !== DEFAULT_PAGE_SIZE) search.set('pageSize', String(pageSize))
  return search
}

/** Whether the list shows only a part of the trash. */
export function isTrashNarrowed({ q, areas, recordId }: WholeTrashParams): boolean {
  return q !== '' || areas.length > 0 || recordId !== ''
}
