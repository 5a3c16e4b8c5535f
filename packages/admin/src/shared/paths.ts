import type { AnyEntity } from '@staff/forms/entity'
import { generatePath } from 'react-router-dom'

import { isAdministrator } from '../stores/session/auth'
import { isCountry, type Country } from '../stores/preferences/region'

/** The paths that belong to no entity. */
export const paths = {
  login: '/',
  dashboard: '/:country/dashboard',
  /** The default path after a login. */
  afterLogin: '/US/dashboard',
  /** Relative to the dashboard: administrators change their password at the first path, staff at the second. */
  changePassword: 'change-password',
  changePasswordOfStaff: 'security-console/change-password',
} as const

/** The dashboard home of a region. */
export function homePath(country: Country): string {
  return generatePath(paths.dashboard, { country })
}

/** The path where a user with this role type changes their own password. */
export function changePasswordPath(country: Country, roleTypeId: number | string): string {
  const { changePassword, changePasswordOfStaff } = paths
  const own = isAdministrator(roleTypeId) ? changePassword : changePasswordOfStaff
  return `${homePath(country)}/${own}`
}

/** The list of an entity. */
export function listPath(country: Country, entity: AnyEntity): string {
  return `${homePath(country)}/${entity.path}`
}

/** The empty form of an entity. */
export function createPath(country: Country, entity: AnyEntity): string {
  return `${listPath(country, entity)}/create`
}

/** The form of one record. */
export function editPath(country: Country, entity: AnyEntity, id: string): string {
  return `${listPath(country, entity)}/edit/${encodeURIComponent(id)}`
}

/** The same screen in another region. */
export function inRegion(pathname: string, country: Country): string {
  return pathname.replace(/^\/[^/]+/, `/${country}`)
}

/** The path after a login: the requested path if it is inside the console, or else the default. */
export function destinationAfterLogin(requested: unknown): string {
  if (typeof requested !== 'string') return paths.afterLogin
  const [, country, area] = requested.split(/[/?#]/)
  const isInside = isCountry(country) && area === 'dashboard' && !/[\\\p{Cc}]|\/\//u.test(requested)
  return isInside ? requested : paths.afterLogin
}
