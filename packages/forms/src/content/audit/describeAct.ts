import { CHANGES, DONE, TRIED } from './actions'
import { AUDIT_AREAS, AUDIT_FIELDS } from './auditEntry'

/** What a sentence about an act is made of. */
export interface DescribedAct {
  userName: string
  action: string
  area: string
  recordTitle: string
  status: number
  count: number
  changes: Readonly<Record<string, unknown>>
}

/**
 * An act in words: 'Ada Admin changed career “React engineer”: Location, Title', or 'Sam Staff tried to delete user'. The API's
 * database makes the same sentence.
 */
export function describeAct(act: DescribedAct): string {
  const isRefused = act.status >= 400
  const text = (isRefused ? TRIED : DONE)[act.action] ?? act.action
  const { one = act.area, many = act.area } = AUDIT_AREAS.get(act.area) ?? {}
  const record = act.recordTitle ? `${one} “${act.recordTitle}”` : one
  const said = text
    .replace('{area}', () => many.toLowerCase())
    .replace('{record}', () => record)
    .trim()
  const fields = CHANGES.includes(act.action) && !isRefused ? fieldsOf(act) : ''
  const times = act.count > 1 ? `, ${act.count} times` : ''
  return `${act.userName} ${isRefused ? 'tried to ' : ''}${said}${fields}${times}`
}

function fieldsOf({ area, changes }: DescribedAct): string {
  const labels = Object.keys(changes).map((name) => AUDIT_FIELDS[area]?.[name] ?? name)
  return labels.length > 0 ? `: ${labels.toSorted().join(', ')}` : ''
}
