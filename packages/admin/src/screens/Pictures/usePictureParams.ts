import type { PictureSort } from '@staff/contract'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { PictureParams } from '../../data/pictures/pictures'
import { DEFAULT_PAGE_SIZE, readPaging } from '../ListScreen/listParams'
import { useCurrentSearch } from '../ListScreen/useCurrentSearch'

/** By what pictures can be sorted, as people read it. */
export const SORTS: readonly { value: PictureSort; label: string }[] = [
  { value: 'uploadedAt', label: 'Newest' },
  { value: 'name', label: 'Name' },
  { value: 'bytes', label: 'Size' },
  { value: 'uses', label: 'Uses' },
]

export type PictureView = 'grid' | 'list'

/** What the screen of pictures shows, and how. */
export interface ShownPictures extends PictureParams {
  view: PictureView
}

/** The parameters of the pictures, which are in the address, and a function that changes some. Others than the page return to page 1. */
export function usePictureParams() {
  const [search, setSearch] = useSearchParams()
  const currentSearch = useCurrentSearch()
  const params = useMemo(() => readParams(search), [search])

  function change(changes: Partial<ShownPictures>, options: { replace?: boolean } = {}) {
    const now = readParams(currentSearch())
    const isSamePage = Object.keys(changes).every((name) => name === 'view')
    setSearch(writeParams({ ...now, ...(!isSamePage && { page: 1 }), ...changes }), options)
  }

  return { params, change }
}

/** Whether only a part of the pictures is shown. */
export function isNarrowed({ q, used, described, uploaders }: PictureParams): boolean {
  return q !== '' || used !== '' || described !== '' || uploaders.length > 0
}

/** Invalid values count as missing. */
function readParams(search: URLSearchParams): ShownPictures {
  return {
    q: search.get('q') ?? '',
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value ?? 'uploadedAt',
    used: yesOrNo(search.get('used')),
    described: yesOrNo(search.get('described')),
    uploaders: search.getAll('uploader').filter((id) => /^[\da-f-]{36}$/.test(id)),
    view: search.get('view') === 'list' ? 'list' : 'grid',
    ...readPaging(search),
  }
}

function yesOrNo(value: string | null): PictureParams['used'] {
  return value === 'yes' || value === 'no' ? value : ''
}

function writeParams(params: ShownPictures): URLSearchParams {
  const { q, sort, used, described, uploaders, view, page, pageSize } = params
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (sort !== 'uploadedAt') search.set('sort', sort)
  if (used) search.set('used', used)
  if (described) search.set('described', described)
  for (const id of uploaders) search.append('uploader', id)
  if (view !== 'grid') search.set('view', view)
  if (page > 1) search.set('page', String(page))
  if (pageSize !== DEFAULT_PAGE_SIZE) search.set('pageSize', String(pageSize))
  return search
}
