import { MAX_REVIEWS, readCounts } from '@staff/contract'
import { useQuery } from '@tanstack/react-query'

import { callApi } from '../../data/http/callApi'
import { homeQuery } from '../../data/records/recordQueries'
import { HomeScreen } from './HomeScreen'
import { useReviewCounts } from './useReviewCounts'
import { WaitingCounts } from './WaitingCounts'

const counts = homeQuery((signal) => callApi(readCounts, { signal }))

/** The home screen of an admin that does not define one. */
export function DefaultHome() {
  const waiting = useReviewCounts()
  return (
    <HomeScreen query={useQuery(counts)}>
      {waiting.length > 0 && <WaitingCounts waiting={waiting} max={MAX_REVIEWS} />}
    </HomeScreen>
  )
}
