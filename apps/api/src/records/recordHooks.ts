import type { AreaName } from '@staff/forms/content/entities'

import { roleHooks } from '../roles/roleHooks'
import { userHooks } from '../users/userHooks'
import type { RecordHooks } from './hooks'

/** The hooks of an area; none for most. */
export function hooksOf(area: string): RecordHooks {
  return byArea.get(area) ?? {}
}

const HOOKS: Partial<Record<AreaName, RecordHooks>> = { roles: roleHooks, users: userHooks }

const byArea = new Map<string, RecordHooks>(Object.entries(HOOKS))
