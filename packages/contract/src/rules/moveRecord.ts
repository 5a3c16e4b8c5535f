import type { AnyEntity } from '@staff/entity'

import type { AcceptedMove } from '../areas/order/acceptMove'
import { MAX_ORDERED, type Moved } from '../areas/order/orderCall'
import { noSuchRecord } from './records'
import { orderMessages } from '../messages/orderMessages'
import { Problem, refused } from '../problems/Problem'

/** The outcome of a move, with the ids of all records of the list in their new order. */
export interface Reordered extends Moved {
  ids: string[]
}

/**
 * Moves a record within its list. `ids` are those of all its records in their current order. Throws a `Problem` for a target that
 * is not in the list, and if the record is no longer where the call expects it: `whoHas` changed the order then, 'Ana Moreno has'.
 */
export function moveRecord(
  entity: AnyEntity,
  ids: readonly string[],
  { id, target, from: expected }: AcceptedMove,
  whoHas?: string,
): Reordered {
  const total = ids.length
  if (total > MAX_ORDERED)
    throw new Problem(422, orderMessages.tooMany(MAX_ORDERED.toLocaleString('en')))
  const { one } = entity.labels
  const from = ids.indexOf(id) + 1
  if (from === 0) throw noSuchRecord(entity)
  if (expected !== undefined && expected !== from)
    throw new Problem(409, orderMessages.movedSince(one, whoHas))
  const others = ids.filter((each) => each !== id)
  const index = indexOf(others, target, one)
  return {
    ids: [...others.slice(0, index), id, ...others.slice(index)],
    position: index + 1,
    from,
    total,
  }
}

/** How many of the other records come before the moved one. */
function indexOf(others: readonly string[], target: AcceptedMove['target'], one: string): number {
  if ('position' in target) {
    const total = others.length + 1
    if (target.position > total) throw refused({ position: orderMessages.beyond(total) })
    return target.position - 1
  }
  const [name, other] =
    'before' in target ? (['before', target.before] as const) : (['after', target.after] as const)
  const index = others.indexOf(other)
  if (index < 0) throw refused({ [name]: orderMessages.notInList(one) })
  return name === 'before' ? index : index + 1
}
