import type { AnyEntity } from '../../entity'
import { CHANGES } from './actions'
import { DONE, TRIED } from './actionTexts'
import { auditAreasOf, auditFieldsOf } from './auditAreas'

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
 * Makes the function that says an act in words: 'Ada Admin changed career “React engineer”: Location, Title', or 'Sam Staff tried
 * to delete user'. `entities` are those whose records acts can be about. The API's database makes the same sentence.
 */
export function actDescriber(entities: readonly AnyEntity[]): (act: DescribedAct) => string {
  const areas = auditAreasOf(entities)
  const fieldLabels = auditFieldsOf(entities)

  const fieldsOf = ({ area, changes }: DescribedAct) => {
    const labels = Object.keys(changes).map((name) => fieldLabels[area]?.[name] ?? name)
    return labels.length > 0 ? `: ${labels.toSorted().join(', ')}` : ''
  }

  return (act) => {
    const isRefused = act.status >= 400
    const text = (isRefused ? TRIED : DONE)[act.action] ?? act.action
    const { one = act.area, many = act.area } = areas.get(act.area) ?? {}
    const record = act.recordTitle ? `${one} “${act.recordTitle}”` : one
    const said = text
      .replace('{area}', () => many.toLowerCase())
      .replace('{record}', () => record)
      .trim()
    const fields = CHANGES.includes(act.action) && !isRefused ? fieldsOf(act) : ''
    const times = act.count > 1 ? `, ${act.count} times` : ''
    return `${act.userName} ${isRefused ? 'tried to ' : ''}${said}${fields}${times}`
  }
}
