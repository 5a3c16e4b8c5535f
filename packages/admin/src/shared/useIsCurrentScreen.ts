import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router-dom'

/**
 * Whether the reader is still on this screen and not on the way to another one: to be asked by whatever goes to an
 * address later than the reader pressed something, in a timer, an effect or after a call. It asks the router itself,
 * because a hook such as `useNavigation` tells only with the next render, which may come after the timer.
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
