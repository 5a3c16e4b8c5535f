import { accessTo } from '@staff/forms/entity'
import { LocaleContext } from '@staff/ui'
import { useEffect, useMemo } from 'react'
import { matchPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { AccessDenied } from '../../screens/AccessDenied/AccessDenied'
import { AccessRestricted } from '../../screens/AccessRestricted/AccessRestricted'
import { ChooseOwnPassword } from '../../screens/ChooseOwnPassword/ChooseOwnPassword'
import { auth } from '../../stores/session/auth'
import { chooseCountry, isCountry, locales } from '../../stores/preferences/region'
import type { Area } from '../../shared/admin'
import { hasAccess } from '../../shared/hasAccess'
import { changePasswordPath, paths } from '../../shared/paths'
import { Shell } from '../shell/Shell'
import { useCountry } from '../../shared/useCountry'

/**
 * Requires a session and an existing region. A user whose password somebody else chose must choose their own before any
 * screen opens.
 */
export function DashboardGuard() {
  const { isAuthenticated, loggedOutByUser, passwordState } = useSnapshot(auth)
  const { pathname, search } = useLocation()
  const { country } = useParams()

  useEffect(() => {
    if (isCountry(country)) chooseCountry(country)
  }, [country])

  // `Navigate` navigates again for each new state object, so the object must not change with each render.
  const from = pathname + search
  const state = useMemo(() => (loggedOutByUser ? null : { from }), [loggedOutByUser, from])

  if (!isAuthenticated) return <Navigate to={paths.login} replace state={state} />
  if (!isCountry(country)) return <Navigate to={paths.afterLogin} replace />
  if (passwordState === 'given') return <ChooseOwnPassword />
  return (
    <LocaleContext value={locales[country]}>
      <Shell country={country} />
    </LocaleContext>
  )
}

export interface AreaGuardProps {
  area: Area
}

/** Requires read access to the area, and a region that shows it. */
export function AreaGuard({ area }: AreaGuardProps) {
  const { roleTypeId } = useSnapshot(auth)
  const { country } = useParams()
  if (!hasAccess(accessTo(area.entity).read, roleTypeId)) return <AccessDenied />
  if (area.regions && !area.regions.some((region) => region === country))
    return <AccessRestricted />
  return <Outlet />
}

/** Opens Change password only at the path for the role of the user. */
export function ChangePasswordGuard() {
  const { roleTypeId } = useSnapshot(auth)
  const { pathname } = useLocation()
  const own = changePasswordPath(useCountry(), roleTypeId)
  return matchPath(own, pathname) ? <Outlet /> : <AccessDenied />
}
