import type { AnyEntity } from '@staff/entity'

import type { Operation, Values } from './testing'

/** The values that a call sends: those of a new record, or those that can be changed. */
export function sentValues({ method }: Operation, values: Values, entity: AnyEntity): Values {
  const part = method === 'POST' ? entity.create : entity.change
  return Object.fromEntries(Object.entries(values).filter(([name]) => !part || name in part.fields))
}
