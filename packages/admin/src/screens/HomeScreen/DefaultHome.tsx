import { readCounts } from '@staff/contract'
import { useQuery } from '@tanstack/react-query'

import { callApi } from '../../data/http/callApi'
import { homeQuery } from '../../data/records/recordQueries'
import { HomeScreen } from './HomeScreen'

const counts = homeQuery((signal) => callApi(readCounts, { signal }))

/** The home screen of an admin that does not define one. */
export function DefaultHome() {
  return <HomeScreen query={useQuery(counts)} />
}
