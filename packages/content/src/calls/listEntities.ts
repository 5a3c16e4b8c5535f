import type { AnyEntity } from '@staff/entity'

import { auditEntry } from '../audit/auditEntry'
import { entities } from '../entities'

/** What has a list, with its views, columns and export: the entities, and the audit. */
export const listEntities: readonly AnyEntity[] = [...entities, auditEntry]
