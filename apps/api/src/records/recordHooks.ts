import { roleHooks } from '../roles/roleHooks'
import { userHooks } from '../users/userHooks'
import type { RecordHooks } from './hooks'

/** The hooks of an area; none for most. */
export function hooksOf(area: string): RecordHooks {
  return HOOKS.get(area) ?? {}
}

const HOOKS = new Map<string, RecordHooks>([
  ['roles', roleHooks],
  ['users', userHooks],
])
