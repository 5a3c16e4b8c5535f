import { use } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router-dom'

/**
 * Returns a function that reads the query string of this screen. It reads the state of the router itself, because two steps can follow
 * each other before the first one is rendered: a typed search, and a row that opens.
 */
export function useCurrentSearch(): () => URLSearchParams {
  const router = use(DataRouterContext)?.router
  const [rendered] = useSearchParams()
  const { pathname } = useLocation()
  return () => {
    const here = router?.state.location
    return new URLSearchParams(here?.pathname === pathname ? here.search : rendered)
  }
}
