import type { AnyEntity } from '@staff/entity'

/** The path of the dashboard in a console. The region is undefined in an admin without regions. */
export function dashboardPath(region: string | undefined): string {
  return region === undefined ? '/dashboard' : `/${encodeURIComponent(region)}/dashboard`
}

/** The path of the form of a record in a console. */
export function recordFormPath(
  region: string | undefined,
  { path }: Pick<AnyEntity, 'path'>,
  id: string,
): string {
  return `${dashboardPath(region)}/${path}/edit/${encodeURIComponent(id)}`
}
