import type { AnyEntity, EntityValues } from '@staff/entity'
import { user } from '@staff/entity/people'

import { rightsMessages } from '../../messages/rightsMessages'
import { holderOf, mayDo, type Decision, type Deed } from './decide'

const people: AnyEntity = user

/** What the question is about: a deed in an area, or with one of its records. */
export interface DeedInQuestion {
  deed: Deed
  entity: AnyEntity
  record?: EntityValues | undefined
}

/** Whether a user may do something, from the records of the user and of their role. Nobody logs in to a disabled account. */
export function explainDeed(
  person: EntityValues,
  role: EntityValues | undefined,
  { deed, entity, record }: DeedInQuestion,
): Decision {
  if (person['account'] === 'Disabled')
    return { allowed: false, because: rightsMessages.disabled(people.titleOf(person)) }
  return mayDo(holderOf(role), deed, entity, { record })
}
