import { auditEntry } from '../audit/auditEntry'
import { entities } from '../entities'
import type { AnyEntity } from '@staff/entity'

/** What has a list, with its views, columns and export: the entities, and the audit. */
export const listEntities: readonly AnyEntity[] = [...entities, auditEntry]
