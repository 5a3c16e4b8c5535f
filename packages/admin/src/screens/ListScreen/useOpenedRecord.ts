import { useNavigate, useSearchParams } from 'react-router-dom'

import { openRecordSearch } from '../../shared/returnPath'

/** The record that a list has opened above itself. It lives in the address, as everything that a link should restore. */
export function useOpenedRecord() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()

  function close() {
    setSearch(
      (open) => {
        open.delete('open')
        return open
      },
      // Back leads to where the reader was before, not to what was just closed. At once, or the focus would go back
      // to a button that the dialog still keeps out of reach.
      { replace: true, flushSync: true },
    )
  }

  return {
    /** The record's id; `null` while none is open. */
    id: search.get('open'),
    /** The address of this list with a record open. */
    hrefOf: (id: string) => openRecordSearch(search, id),
    open: (id: string) => void navigate(openRecordSearch(search, id)),
    close,
  }
}
