import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { AccessDenied } from '../screens/AccessDenied/AccessDenied'
import { AccessRestricted } from '../screens/AccessRestricted/AccessRestricted'
import { auth, isAdministrator } from '../stores/auth'
import { chooseCountry, isCountry } from '../stores/region'
import type { Area } from './areas'
import { paths } from './paths'
import { Shell } from './shell/Shell'

/** Lets only people with a session in, and only into a region that exists. */
export function DashboardGuard() {
  const { isAuthenticated, leftByChoice } = useSnapshot(auth)
  const { pathname, search } = useLocation()
  const { country } = useParams()

  useEffect(() => {
    if (isCountry(country)) chooseCountry(country)
  }, [country])

  if (!isAuthenticated) {
    const state = leftByChoice ? null : { from: pathname + search }
    return <Navigate to={paths.login} replace state={state} />
  }
  if (!isCountry(country)) return <Navigate to={paths.afterLogin} replace />
  return <Shell country={country} />
}

export interface AreaGuardProps {
  area: Area
}

/** Lets only administrators into an area, and only in the regions where it is shown. */
export function AreaGuard({ area }: AreaGuardProps) {
  const { roleTypeId } = useSnapshot(auth)
  const { country } = useParams()
  if (!isAdministrator(roleTypeId)) return <AccessDenied />
  if (!area.regions.some((region) => region === country)) return <AccessRestricted />
  return <Outlet />
}
