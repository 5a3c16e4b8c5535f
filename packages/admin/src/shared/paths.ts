import type { AnyEntity } from '@staff/forms/entity'
import { generatePath } from 'react-router-dom'

import { isAdministrator } from '../stores/session/auth'
import { isCountry, type Country } from '../stores/preferences/region'

/** Every address of the console that no entity owns. Entities own the addresses below `masters` and `security-console`. */
export const paths = {
  login: '/',
  dashboard: '/:country/dashboard',
  /** Where a login leads that came from nowhere. */
  afterLogin: '/US/dashboard',
  /** Below the dashboard: administrators change their password at the first, everyone else at the second. */
  changePassword: 'change-password',
  changePasswordOfStaff: 'security-console/change-password',
} as const

/** The dashboard home of a region. */
export function homePath(country: Country): string {
  return generatePath(paths.dashboard, { country })
}

/** Where a person with this role type changes their own password. */
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

/** Where a login leads: to the address that was asked for, if it is inside the console, else to the start. */
export function destinationAfterLogin(asked: unknown): string {
  if (typeof asked !== 'string') return paths.afterLogin
  const [, country, area] = asked.split(/[/?#]/)
  const isInside = isCountry(country) && area === 'dashboard' && !/[\\\p{Cc}]|\/\//u.test(asked)
  return isInside ? asked : paths.afterLogin
}
