import { dashboardPath, recordFormPath, type LINK_SCREEN } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { isAdministrator } from '../stores/session/auth'
import type { Region } from './admin'

/** The paths that belong to no entity. */
export const paths = {
  login: '/',
  forgotPassword: '/forgot-password',
  /** A link to choose a password opens it, with its token in the fragment. */
  setPassword: '/set-password' satisfies typeof LINK_SCREEN,
  /** The dashboard of an admin with regions, and of one without. */
  regionalDashboard: '/:region/dashboard',
  dashboard: '/dashboard',
  /** Relative to the dashboard: administrators change their password at the first path, staff at the second. */
  changePassword: 'change-password',
  changePasswordOfStaff: 'security-console/change-password',
  /** Relative to the dashboard: the deleted records of all areas. */
  trash: 'trash',
  /** Relative to the dashboard: the requests to publish. */
  review: 'review',
  /** Relative to the dashboard: the releases. */
  releases: 'releases',
  /** Relative to the dashboard: the background jobs of the servers. */
  system: 'system',
  /** Relative to the dashboard: all pictures, and the links that lead nowhere. */
  pictures: 'pictures',
  brokenLinks: 'broken-links',
} as const

/** The dashboard home of a region. The region is undefined in an admin without regions, here and below. */
export function homePath(region: string | undefined): string {
  return dashboardPath(region)
}

/** The path where a user with this role type changes their own password. */
export function changePasswordPath(
  region: string | undefined,
  roleTypeId: number | string,
): string {
  const { changePassword, changePasswordOfStaff } = paths
  const own = isAdministrator(roleTypeId) ? changePassword : changePasswordOfStaff
  return `${homePath(region)}/${own}`
}

/** The list of an entity. */
export function listPath(region: string | undefined, entity: AnyEntity): string {
  return `${homePath(region)}/${entity.path}`
}

/** The empty form of an entity. */
export function createPath(region: string | undefined, entity: AnyEntity): string {
  return `${listPath(region, entity)}/create`
}

/** The form of a new record, filled with the values of another one. */
export function duplicatePath(region: string | undefined, entity: AnyEntity, id: string): string {
  return `${createPath(region, entity)}?from=${encodeURIComponent(id)}`
}

/** The import of an entity. */
export function importPath(region: string | undefined, entity: AnyEntity): string {
  return `${listPath(region, entity)}/import`
}

/** The deleted records of an entity. */
export function trashPath(region: string | undefined, entity: AnyEntity): string {
  return `${listPath(region, entity)}/trash`
}

/** The deleted records of all areas. */
export function wholeTrashPath(region: string | undefined): string {
  return `${homePath(region)}/${paths.trash}`
}

/** The requests to publish. */
export function reviewPath(region: string | undefined): string {
  return `${homePath(region)}/${paths.review}`
}

/** The releases: records whose changes go out together. */
export function releasesPath(region: string | undefined): string {
  return `${homePath(region)}/${paths.releases}`
}

/** One release. */
export function releasePath(region: string | undefined, id: string): string {
  return `${releasesPath(region)}/${encodeURIComponent(id)}`
}

/** The background jobs of the servers. */
export function systemPath(region: string | undefined): string {
  return `${homePath(region)}/${paths.system}`
}

/** All pictures. */
export function picturesPath(region: string | undefined): string {
  return `${homePath(region)}/${paths.pictures}`
}

/** The links in texts that lead nowhere. */
export function brokenLinksPath(region: string | undefined): string {
  return `${homePath(region)}/${paths.brokenLinks}`
}

/** One deleted record in the trash of all areas. */
export function trashedPath(region: string | undefined, entity: AnyEntity, id: string): string {
  return `${wholeTrashPath(region)}?${new URLSearchParams({ area: entity.area, recordId: id })}`
}

/** The form of one record. */
export function editPath(region: string | undefined, entity: AnyEntity, id: string): string {
  return recordFormPath(region, entity, id)
}

/** The history of one record, above its form. */
export function historyPath(region: string | undefined, entity: AnyEntity, id: string): string {
  return `${editPath(region, entity, id)}?history`
}

/** The same screen in another region. */
export function inRegion(pathname: string, region: string): string {
  return pathname.replace(/^\/[^/]+/, `/${region}`)
}

/** The default path after a login: the home of the default region. */
export function defaultPath(regions: readonly Region[]): string {
  return homePath(regions[0]?.name)
}

/** The path after a login: the requested path if it is inside the admin, or else the default. */
export function destinationAfterLogin(requested: unknown, regions: readonly Region[]): string {
  if (typeof requested !== 'string' || /[\\\p{Cc}]|\/\//u.test(requested))
    return defaultPath(regions)
  const homes =
    regions.length > 0 ? regions.map(({ name }) => homePath(name)) : [homePath(undefined)]
  const [path = ''] = requested.split(/[?#]/)
  const isInside = homes.some((home) => path === home || path.startsWith(`${home}/`))
  return isInside ? requested : defaultPath(regions)
}

/** The path that the guard redirected to the login, from the state of the router, which may contain anything. */
export function requestedPath(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
}
