import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'

import { sessionQueries } from '../../data/records/recordQueries'
import { saveUnsaved } from '../../data/session/preferences'
import { receivePreferences } from '../../stores/preferences/lists'
import { auth, updateFromServer } from '../../stores/session/auth'

/**
 * Updates the stored user and role from the server, because a user can edit the browser's storage, and their preferences,
 * which they may have changed on another device. Again after a refusal: an administrator may have changed what the role allows.
 */
export function SessionSync() {
  const { data, refetch } = useQuery(sessionQueries.me())
  const { refusals } = useSnapshot(auth)
  useEffect(() => {
    if (refusals > 0) void refetch()
  }, [refusals, refetch])
  useEffect(() => {
    if (!data) return
    updateFromServer(data)
    receivePreferences(data.preferences)
    // What could not be stored before.
    void saveUnsaved()
  }, [data])
  return null
}
