import type { TrashedRecord } from '@staff/contract'
import type { Fixtures } from '@staff/entity'

import type { Database } from '../../platform/db/database'
import { startHistoryApi } from '../history/testing'

/** Calls about deleted records of one entity, by default as an administrator with a confirmed password. */
export async function startTrashApi(database: Database, each: Fixtures) {
  const api = await startHistoryApi(database, each)
  return {
    ...api,
    trash: async (query = '') =>
      (await api.send('GET', `/trash?${query}`)).json<{
        records: TrashedRecord[]
        total: number
      }>(),
    bringBack: (id: string, version: number | '*' = '*') =>
      api.send('POST', `/${id}/restore`, { body: {}, ...ifMatch(version) }),
    forever: (id: string, version: number | '*' = '*') =>
      api.send('DELETE', `/${id}?forever=true`, ifMatch(version)),
  }
}

function ifMatch(version: number | '*') {
  return { headers: { 'if-match': version === '*' ? '*' : `"${version}"` } }
}
