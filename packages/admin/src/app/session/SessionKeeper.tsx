import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { sessionQueries } from '../../data/records/recordQueries'
import { correctFromServer } from '../../stores/session/auth'

/** Believes the server about who is here and what their role opens, whatever the browser's storage says. */
export function SessionKeeper() {
  const { data } = useQuery(sessionQueries.me())
  useEffect(() => {
    if (data) correctFromServer(data)
  }, [data])
  return null
}
