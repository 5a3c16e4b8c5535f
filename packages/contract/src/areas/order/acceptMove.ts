import type { AnyEntity } from '@staff/entity'

import { jsonObject } from '../../call/accept'
import { orderMessages } from '../../messages/orderMessages'
import { refused } from '../../problems/Problem'
import { RECORD_ID } from '../recordId'
import type { MoveTarget } from './orderCall'

/** An accepted move. Ids are in lower case. */
export interface AcceptedMove {
  id: string
  target: MoveTarget
  /** The position at which the record must be. */
  from: number | undefined
}

const TARGETS = ['before', 'after', 'position'] as const

/** The accepted body of a move. Throws a 422 that names each refused property. */
export function acceptMove({ labels }: AnyEntity, sent: unknown): AcceptedMove {
  const { id, from, ...others } = jsonObject(sent)
  const errors: Record<string, string> = {}
  for (const key of Object.keys(others))
    if (!TARGETS.some((each) => each === key)) errors[key] = `Unknown field: ${key}`
  if (!isId(id)) errors['id'] = orderMessages.id
  if (from !== undefined && !isPosition(from)) errors['from'] = orderMessages.from
  const given = TARGETS.filter((name) => others[name] !== undefined)
  const [name] = given
  const target = given.length === 1 && name ? targetOf(name, others[name], id) : undefined
  if (given.length !== 1) errors['position'] = orderMessages.oneTarget
  else if (!target && name)
    errors[name] =
      name === 'position' ? orderMessages.position : orderMessages.target(name, labels.one)
  if (!target || !isId(id) || Object.keys(errors).length > 0) throw refused(errors)
  return { id: id.toLowerCase(), target, from: isPosition(from) ? from : undefined }
}

function targetOf(
  name: (typeof TARGETS)[number],
  value: unknown,
  id: unknown,
): MoveTarget | undefined {
  if (name === 'position') return isPosition(value) ? { position: value } : undefined
  if (!isId(value)) return undefined
  const other = value.toLowerCase()
  if (isId(id) && other === id.toLowerCase()) return undefined
  return name === 'before' ? { before: other } : { after: other }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && RECORD_ID.test(value)
}

function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
}
