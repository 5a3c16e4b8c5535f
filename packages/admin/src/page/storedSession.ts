import type { FirstCall } from './firstCalls'

/** What a tab keeps of a role. `rights` is JSON; a person can have changed it, and then the server refuses. */
export interface StoredRole {
  roleTypeId: string
  rights: string
}

/** The session of this tab, if there is one that opens the dashboard. */
export function storedSession(): (StoredRole & { token: string }) | undefined {
  const token = read('token')
  if (!token || read('mustChoosePassword') || read('secondFactor') === 'required') return undefined
  return { token, roleTypeId: read('roleTypeId') ?? '', rights: read('rights') ?? '' }
}

/** The path below the dashboard, and the record that is edited there. */
export function screenAt(pathname: string): { path: string; id: string | undefined } {
  const [, path = '', id] =
    /^(?:\/[^/]+)?\/dashboard\/?(.*?)(?:\/edit\/([^/]+))?\/?$/.exec(pathname) ?? []
  return { path, id }
}

/** Whether the server accepts the call of a role. */
export function isFor({ for: who }: FirstCall, role: StoredRole): boolean {
  if (who === 'everybody' || isAdministrator(role)) return true
  return typeof who === 'object' && role.rights.includes(`"${who.area}":`)
}

/** Whether the server lets a role add records where it makes this call. */
export function mayAdd({ for: who }: FirstCall, role: StoredRole): boolean {
  if (isAdministrator(role)) return true
  if (typeof who !== 'object') return false
  return ['edit', 'publish'].some((step) => role.rights.includes(`"${who.area}":"${step}"`))
}

/**
 * Whether a screen without a first call is for a role: the system, for administrators, the trash, for those who may delete something, or the
 * review, the releases and the pictures, for those who may edit.
 */
export function opensPath(role: StoredRole, path: string): boolean {
  if (isAdministrator(role)) return true
  if (path === 'system') return false
  if (role.rights.includes('"publish"')) return true
  return ['review', 'releases', 'pictures'].includes(path) && role.rights.includes('"edit"')
}

function isAdministrator({ roleTypeId }: StoredRole): boolean {
  return roleTypeId === '1'
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
