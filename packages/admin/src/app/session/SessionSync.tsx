import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { sessionQueries } from '../../data/records/recordQueries'
import { saveUnsaved } from '../../data/session/preferences'
import { receivePreferences } from '../../stores/preferences/lists'
import { updateFromServer } from '../../stores/session/auth'

/**
 * Updates the stored user and role from the server, because a user can edit the browser's storage, and their preferences,
 * which they may have changed on another device.
 */
export function SessionSync() {
  const { data } = useQuery(sessionQueries.me())
  useEffect(() => {
    if (!data) return
    updateFromServer(data)
    receivePreferences(data.preferences)
    // What could not be stored before.
    void saveUnsaved()
  }, [data])
  return null
}
