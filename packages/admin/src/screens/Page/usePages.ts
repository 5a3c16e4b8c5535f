import { useState } from 'react'

/** The page of a list whose page is not in the address, for `Pagination`. Another size starts at the first page. */
export function usePages(initialSize: number) {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(initialSize)

  function handlePageSize(size: number) {
    setPageSize(size)
    setPage(1)
  }

  return { page, pageSize, onPage: setPage, onPageSize: handlePageSize }
}
