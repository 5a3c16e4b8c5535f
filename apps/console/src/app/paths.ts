import type { AnyEntity } from '@staff/forms/entities'
import { generatePath } from 'react-router-dom'

import { isCountry, type Country } from '../stores/region'

/** Every address of the console that no entity owns. Entities own the addresses below `masters` and `security-console`. */
export const paths = {
  login: '/',
  dashboard: '/:country/dashboard',
  /** Where a login leads that came from nowhere. */
  afterLogin: '/US/dashboard',
} as const

/** The dashboard home of a region. */
export function homePath(country: Country): string {
  return generatePath(paths.dashboard, { country })
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
