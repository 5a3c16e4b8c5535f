import { useRouteError } from 'react-router-dom'

import { ErrorScreen } from './ErrorScreen'

/** The error boundary of all routes. */
export function RouteErrorScreen() {
  return <ErrorScreen error={useRouteError()} />
}
