import { CHANGES, AUDIT_PATH, type AuditEntity } from '@staff/entity/people'
import type { RecordOf } from '@staff/entity'

import { homePath } from '../../../shared/paths'

/** The old and the new value of a field. */
export interface Change {
  from: unknown
  to: unknown
}

/** An entry as the API returns it. */
export type AuditRecord = RecordOf<AuditEntity> & {
  /** What happened, in words. */
  summary: string
  changes: Readonly<Record<string, Change>>
}

/** An entry with the columns that the server computes. */
export function withComputed(entry: RecordOf<AuditEntity>): AuditRecord {
  // Every response has them. The type of a record knows its fields only.
  return entry as AuditRecord
}

/** Whether the server refused the act. */
export function isRefused({ status }: Pick<AuditRecord, 'status'>): boolean {
  return status >= 400
}

/** What happened, without the fields that were changed. */
export function shortSummary({ summary, action, status, changes }: AuditRecord): string {
  const hasFields = CHANGES.includes(action) && status < 400 && Object.keys(changes).length > 0
  return hasFields ? summary.slice(0, summary.lastIndexOf(': ')) : summary
}

/** The audit with a filter: all acts on a record, or all acts of a person. */
export function auditPath(
  region: string | undefined,
  filter: { area: string; recordId: string } | { userId: string },
): string {
  return `${homePath(region)}/${AUDIT_PATH}?${new URLSearchParams({ ...filter })}`
}
