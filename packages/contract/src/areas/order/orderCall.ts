import type { AnyEntity } from '@staff/entity'

import { defineCall, jsonResponse, type Body } from '../../call/defineCall'
import { json, type JsonType, type ValueOf } from '../../call/json'
import { accessFor, areaAccess } from '../../rules/rights/decide'

/** The most records of a list that is ordered by moving them: the highest number that Order By allows. */
export const MAX_ORDERED = 9999

/** Where a record goes: directly before or after another one, or to a position from 1. */
export type MoveTarget = { before: string } | { after: string } | { position: number }

/** The body of a call that moves a record. */
export type MoveBody = { id: string; from?: number } & MoveTarget

const movedType = json.object({
  position: json.integer(),
  from: json.integer(),
  total: json.integer(),
})

/** Where a moved record is and was, and how many records its list has. */
export type Moved = ValueOf<typeof movedType>

/** The call that moves a record within the order of its list. Open to nobody where the entity has no order. */
export function orderCall(entity: AnyEntity) {
  const body: Body<MoveBody> = {
    kind: 'other',
    contentTypes: ['application/json'],
    type: bodyType,
  }
  return defineCall({
    method: 'POST',
    path: `/${entity.area}/order` as const,
    access: entity.ordered ? accessFor(entity, 'publish') : areaAccess(entity, 'nobody'),
    body,
    success: jsonResponse(200, movedType),
  })
}

const bodyType: JsonType<MoveBody> = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: {
    id: json.text({ format: 'uuid', description: 'The record to move.' }),
    before: json.text({
      format: 'uuid',
      description: 'The record that follows it then. Give one of `before`, `after` and `position`.',
    }),
    after: json.text({ format: 'uuid', description: 'The record that precedes it then.' }),
    position: { ...json.integer(), minimum: 1, description: 'Its position then.' },
    from: {
      ...json.integer(),
      minimum: 1,
      description:
        'Moves the record only if it is at this position. An undo sends the `position` of the response to undo, and its `from` as `position`.',
    },
  },
}
