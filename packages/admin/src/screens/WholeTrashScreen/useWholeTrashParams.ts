import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { WholeTrashParams } from '../../data/trash/wholeTrashQueries'
import { useCurrentSearch } from '../ListScreen/useCurrentSearch'
import { readTrashParams, writeTrashParams } from './wholeTrashParams'

/** The parameters of the trash, which are in the address, and a function that changes some. Others than the page return to page 1. */
export function useWholeTrashParams(known: readonly string[]) {
  const [search, setSearch] = useSearchParams()
  const currentSearch = useCurrentSearch()
  const params = useMemo(() => readTrashParams(search, known), [search, known])

  function change(changes: Partial<WholeTrashParams>, options: { replace?: boolean } = {}) {
    const now = readTrashParams(currentSearch(), known)
    setSearch(writeTrashParams({ ...now, page: 1, ...changes }), options)
  }

  return { params, change }
}
