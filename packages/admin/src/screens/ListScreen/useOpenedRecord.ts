import { useNavigate, useSearchParams } from 'react-router-dom'

import { openRecordSearch } from '../../shared/returnPath'

/** The record that is open above a list. Its id is in the URL, so that a link restores it. */
export function useOpenedRecord() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()

  function close() {
    setSearch(
      (open) => {
        open.delete('open')
        return open
      },
      // Replaced, so that Back does not reopen the dialog. Synchronous, because the focus returns to a button that must
      // no longer be inert.
      { replace: true, flushSync: true },
    )
  }

  return {
    /** The record's id; `null` while none is open. */
    id: search.get('open'),
    /** The URL of this list with a record open. */
    hrefOf: (id: string) => openRecordSearch(search, id),
    open: (id: string) => void navigate(openRecordSearch(search, id)),
    close,
  }
}
