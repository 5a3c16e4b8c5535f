import { mayDo, type Deed } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { LocaleContext, useLocale } from '@staff/ui'
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { matchPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { AccessDenied } from '../../screens/AccessDenied/AccessDenied'
import { AccessRestricted } from '../../screens/AccessRestricted/AccessRestricted'
import { auth, isHeldBack } from '../../stores/session/auth'
import { chooseRegion } from '../../stores/preferences/region'
import { useRegions, type Area } from '../../shared/admin'
import { useReader } from '../../shared/useReader'
import { changePasswordPath, defaultPath, paths } from '../../shared/paths'
import { findRegion, isInRegion } from '../../shared/regions/regions'
import { useRegion } from '../../shared/regions/useRegion'
import { Shell } from '../shell/Shell'

/** Most people never see it. Without its file, the screen for errors offers a reload. */
const RequiredFirst = lazy(() => import('../../screens/RequiredFirst/RequiredFirst'))

/**
 * Requires a session, and an existing region if the admin has regions. A user whose password somebody else chose must choose their own before any
 * screen opens, and one whose role requires a second factor must set it up.
 */
export function DashboardGuard() {
  const session = useSnapshot(auth)
  const { isAuthenticated, userId, loggedOutByUser } = session
  const { pathname, search } = useLocation()
  const regions = useRegions()
  const region = findRegion(regions, useParams()['region'])
  const locale = useLocale()

  useEffect(() => {
    if (region) chooseRegion(region.name)
  }, [region])

  // `Navigate` navigates again for each new state object, so the object must not change with each render.
  const from = pathname + search
  const state = useMemo(() => (loggedOutByUser ? null : { from }), [loggedOutByUser, from])

  if (!isAuthenticated) return <Navigate to={paths.login} replace state={state} />
  if (regions.length > 0 && !region) return <Navigate to={defaultPath(regions)} replace />
  if (isHeldBack(session))
    return (
      <Suspense>
        <RequiredFirst />
      </Suspense>
    )
  return (
    <LocaleContext value={region?.locale ?? locale}>
      {/* Another user gets nothing of what the shell has loaded. */}
      <Shell key={userId} />
    </LocaleContext>
  )
}

export interface AreaGuardProps {
  area: Area
}

/** Requires read access to the area, and a region that shows it. */
export function AreaGuard({ area }: AreaGuardProps) {
  const region = useRegion()
  return (
    <DeedGuard entity={area.entity} deed="see">
      {isInRegion(area, region) ? <Outlet /> : <AccessRestricted regions={area.regions ?? []} />}
    </DeedGuard>
  )
}

export interface DeedGuardProps {
  entity: AnyEntity
  /** What the screen is for. */
  deed: Deed
  children: ReactNode
}

/** Requires the right to do something with the records of an area. */
export function DeedGuard({ entity, deed, children }: DeedGuardProps) {
  const reader = useReader()
  const { allowed, because } = mayDo(reader, deed, entity)
  return allowed ? children : <AccessDenied {...(reader.roleName && { because })} />
}

/** Opens Change password only at the path for the role of the user. */
export function ChangePasswordGuard() {
  const reader = useReader()
  const { pathname } = useLocation()
  const own = changePasswordPath(useRegion(), reader.roleTypeId)
  return matchPath(own, pathname) ? <Outlet /> : <AccessDenied />
}
