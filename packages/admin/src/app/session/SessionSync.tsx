import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { sessionQueries } from '../../data/records/recordQueries'
import { updateFromServer } from '../../stores/session/auth'

/** Believes the server about who is here and what their role opens, whatever the browser's storage says. */
export function SessionSync() {
  const { data } = useQuery(sessionQueries.me())
  useEffect(() => {
    if (data) updateFromServer(data)
  }, [data])
  return null
}
