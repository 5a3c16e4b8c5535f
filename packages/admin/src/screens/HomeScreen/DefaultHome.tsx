import { readCounts } from '@staff/contract'
import { useQuery } from '@tanstack/react-query'

import { callApi } from '../../data/http/callApi'
import { homeQuery } from '../../data/records/recordQueries'
import { HomeScreen } from './HomeScreen'

const counts = homeQuery((signal) => callApi(readCounts, { signal }))

/** The first screen of an admin that has none of its own. */
export function DefaultHome() {
  return <HomeScreen query={useQuery(counts)} />
}
