import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router-dom'

/**
 * Returns a function that tells whether this screen is still current and no navigation is pending. Call it before a
 * navigation in a timer, an effect or after a call. It reads the state of the router itself, because a hook such as
 * `useNavigation` updates only with the next render, which may come after the timer.
 */
export function useIsCurrentScreen(): () => boolean {
  const router = use(DataRouterContext)?.router
  const { pathname } = useLocation()
  return useCallback(
    () =>
      !router ||
      (router.state.navigation.state === 'idle' && router.state.location.pathname === pathname),
    [router, pathname],
  )
}
