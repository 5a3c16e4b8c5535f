import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { useRegions } from '../../shared/admin'
import { destinationAfterLogin, requestedPath } from '../../shared/paths'
import { auth } from '../../stores/session/auth'
import { LoginScreen } from './LoginScreen'

/**
 * The login screen in the router: a session leads to the path that was asked for. It stays until that screen has loaded. Who has just chosen
 * a password need not type the email.
 */
export function LoginRoute() {
  const { isAuthenticated } = useSnapshot(auth)
  const { state } = useLocation()
  const regions = useRegions()
  const [wasAuthenticated] = useState(isAuthenticated)
  const [typed] = useState(() => knownEmail(state))
  return (
    <>
      {isAuthenticated && (
        <Navigate to={destinationAfterLogin(requestedPath(state), regions)} replace />
      )}
      {!wasAuthenticated && <LoginScreen typed={typed} focusPassword={typed !== undefined} />}
    </>
  )
}

function knownEmail(state: unknown): { email: string } | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined
  return typeof state.email === 'string' ? { email: state.email } : undefined
}
