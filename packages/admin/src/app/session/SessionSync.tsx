import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { sessionQueries } from '../../data/records/recordQueries'
import { updateFromServer } from '../../stores/session/auth'

/** Updates the stored user and role from the server, because a user can edit the browser's storage. */
export function SessionSync() {
  const { data } = useQuery(sessionQueries.me())
  useEffect(() => {
    if (data) updateFromServer(data)
  }, [data])
  return null
}
