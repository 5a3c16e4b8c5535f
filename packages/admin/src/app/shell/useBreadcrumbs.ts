import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { pageTitle } from '../../stores/pageTitle'
import { homePath, listPath, releasesPath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { useCurrentListEntity } from './useCurrentListEntity'

/** The breadcrumbs of the current screen: Home, its area, and the open record or form. */
export function useBreadcrumbs(): { label: string; href?: string }[] {
  const { pathname } = useLocation()
  const region = useRegion()
  const named = useSnapshot(pageTitle)
  // A screen sets its title after its first render. Until then the stored title belongs to the previous screen.
  const title = named.pathname === pathname ? named.title : '…'
  const listed = useCurrentListEntity()
  const home = { label: 'Home', href: homePath(region) }
  const releases = releasesPath(region)
  if (pathname.startsWith(`${releases}/`))
    return [home, { label: 'Releases', href: releases }, { label: title }]
  if (!listed) return pathname === home.href ? [{ label: 'Home' }] : [home, { label: title }]
  const list = listPath(region, listed)
  if (pathname === list) return [home, { label: listed.labels.title }]
  return [home, { label: listed.labels.title, href: list }, { label: title }]
}
