import { RelativeTime, useLocale } from '@staff/ui'

import { Changes } from './Changes'
import { Facts, Root, Section } from './ActParts'
import { isRefused, type AuditRecord } from './auditRecord'

export interface ActDetailsProps {
  entry: AuditRecord
}

/** When and from where somebody did something, and every field that it changed. */
export function ActDetails({ entry }: ActDetailsProps) {
  const { createdAt, userName, address, status, count, requestId, changes } = entry
  const locale = useLocale()
  return (
    <Root>
      <Facts>
        <dt>When</dt>
        <dd>
          {exactTime(createdAt, locale)} (<RelativeTime value={createdAt} />)
        </dd>
        <dt>Who</dt>
        <dd>
          <bdi>{userName}</bdi>
        </dd>
        <dt>Address</dt>
        <dd>
          <bdi>{address || 'None'}</bdi>
        </dd>
        <dt>Outcome</dt>
        <dd>
          {isRefused(entry) ? `Refused (${status})` : 'Done'}
          {count > 1 && `, ${count} times within ten minutes`}
        </dd>
        <dt>Request</dt>
        <dd>
          <code>{requestId}</code>
        </dd>
      </Facts>
      {Object.keys(changes).length > 0 && (
        <Section aria-label="Changes">
          <h3>{headingOf(entry)}</h3>
          <Changes area={entry.area} changes={changes} />
        </Section>
      )}
    </Root>
  )
}

function headingOf({ action, changes }: AuditRecord): string {
  const all = Object.values(changes)
  if (action === 'delete') return 'What was deleted'
  if (action === 'create') return 'What was added'
  if (action === 'restore-from-trash') return 'What was restored'
  return all.length === 1 ? '1 change' : `${all.length} changes`
}

function exactTime(value: string, locale: string | undefined): string {
  const date = new Date(value)
  return `${date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })} UTC`
}
