import { auditEntry } from '@staff/forms/content/audit/auditEntry'
import { entities } from '@staff/forms/content/entities'
import type { AnyEntity } from '@staff/entity'

/** What has a list, with its views, columns and export: the entities, and the audit. */
export const listEntities: readonly AnyEntity[] = [...entities, auditEntry]
