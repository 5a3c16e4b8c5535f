import { fieldValue, STATUS, STATUSES, type AnyEntity, type Status } from '@staff/entity'
import type { Mark } from '@staff/ui'

/** Whether and how the public site shows a record. Where the site has no records of the entity, all count as published. */
export function statusOf({ publicSite }: AnyEntity, record: object): Status {
  const status: unknown = publicSite && fieldValue(record, STATUS)
  return STATUSES.find((each) => each === status) ?? 'Published'
}

/** Whether the public site does not show a record as it is. */
export function isToPublish(entity: AnyEntity, record: object): boolean {
  return statusOf(entity, record) !== 'Published'
}

/** Whether the public site shows a version of a record now. */
export function isLive(status: Status): boolean {
  return status === 'Published' || status === 'Published and changed'
}

/** The status in a narrow place, beside a title. */
export function shortStatus(status: Status): string {
  return status === 'Published and changed' ? 'Changed' : status
}

/** The badge for a status; none for 'Published', the usual one. */
export function statusMark(status: Status): Mark | undefined {
  if (status === 'Published') return undefined
  const tone = isLive(status) || status === 'Scheduled' ? 'accent' : 'neutral'
  return { text: shortStatus(status), tone }
}

/** What a write means besides its values. */
export interface WriteKind {
  /** Whether it takes an earlier one back. */
  isUndo?: boolean | undefined
  /** Whether the public site goes on showing what it shows. */
  asDraft?: boolean | undefined
}

/** The query of a write; empty for a usual one. */
export function writeQuery({ isUndo, asDraft }: WriteKind): { query?: URLSearchParams } {
  const query = new URLSearchParams({
    ...(isUndo && { undo: 'true' }),
    ...(asDraft && { draft: 'true' }),
  })
  return query.size > 0 ? { query } : {}
}
