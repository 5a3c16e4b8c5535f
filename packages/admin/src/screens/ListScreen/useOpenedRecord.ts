import type { AnyEntity } from '@staff/entity'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { openRecordSearch } from '../../shared/returnPath'
import { useCurrentSearch } from './useCurrentSearch'
import { stayOnList } from './views/listAddress'

/**
 * The record that is open above a list. Its id is in the URL, so that a link restores it. With the entity of the list,
 * closing the record never opens the start view.
 */
export function useOpenedRecord(entity?: AnyEntity) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const currentSearch = useCurrentSearch()

  function close() {
    setSearch(
      (now) => {
        now.delete('open')
        return entity ? stayOnList(now, entity) : now
      },
      // Replaced, so that Back does not reopen the dialog. Synchronous, because the focus returns to a button that must
      // no longer be inert.
      { replace: true, flushSync: true },
    )
  }

  function open(id: string) {
    void navigate(openRecordSearch(currentSearch(), id))
  }

  return {
    /** The record's id; `null` while none is open. */
    id: search.get('open'),
    open,
    /** Opens a record in place of the open one, so that Back closes the dialog. */
    replace: (id: string) =>
      void navigate(openRecordSearch(currentSearch(), id), { replace: true }),
    close,
  }
}
