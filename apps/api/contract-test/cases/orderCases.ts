import type { Fixtures } from '@staff/entity'

import { single, type Case } from '../play'
import { UNKNOWN_ID } from '../world'
import { ADMINISTRATOR } from './areaRequests'

/** Moves of a record: right, wrong, forbidden, undone, and undone too late. */
export function orderCases(each: Fixtures): Case[] {
  const { entity, records } = each
  if (!entity.ordered) return []
  const { within } = entity.ordered
  const isInList = (record: object) =>
    !within || Reflect.get(record, within) === Reflect.get(records[0] ?? {}, within)
  const ids = (some: readonly object[]) =>
    some.map((record) => String(Reflect.get(record, entity.idKey)))
  const [first, second, third] = ids(records.filter(isInList))
  const [elsewhere = UNKNOWN_ID] = ids(records.filter((record) => !isInList(record)))
  const bodies: [string, number, unknown][] = [
    ['nothing', 422, {}],
    ['a list', 400, []],
    ['no target', 422, { id: first }],
    ['two targets', 422, { id: first, before: second, after: third }],
    ['an id that is none', 422, { id: 'x', position: 1 }],
    ['an unknown record', 404, { id: UNKNOWN_ID, position: 1 }],
    ['itself as target', 422, { id: first, before: first }],
    ['a target that is no id', 422, { id: first, after: 7 }],
    ['an unknown target', 422, { id: first, after: UNKNOWN_ID }],
    ['a target in another list', 422, { id: first, before: elsewhere }],
    ['the position 0', 422, { id: first, position: 0 }],
    ['a position that is not whole', 422, { id: first, position: 1.5 }],
    ['a position that is a text', 422, { id: first, position: '1' }],
    ['a position beyond the end', 422, { id: first, position: 999 }],
    ['another place than expected', 409, { id: first, position: 2, from: 3 }],
    ['a wrong from', 422, { id: first, position: 2, from: 0 }],
    ['an unknown field', 422, { id: first, position: 2, unknownField: 1 }],
    ['the place where it is', 200, { id: first, position: 1, from: 1 }],
  ]
  return [
    ...bodies.map(([what, status, body]) =>
      single(ADMINISTRATOR, `move with ${what}`, status, post(each, body)),
    ),
    single({ as: 'staff' }, 'move by staff', 403, post(each, { id: first, position: 2 })),
    moved(each, 'before', { id: third, before: first }),
    moved(each, 'after', { id: first, after: third }),
    moved(each, 'to a position', { id: second, position: 1 }),
    undone(each, String(third)),
  ]
}

/** A move and the list after it. */
function moved(each: Fixtures, what: string, body: object): Case {
  return {
    ...ADMINISTRATOR,
    title: `move a record ${what}`,
    statuses: [200, 200],
    play: async (send) => {
      await send(post(each, body))
      await send(list(each))
    },
  }
}

/** A move, its undo, the list after it, and the undo again. */
function undone(each: Fixtures, id: string): Case {
  const undo = { id, position: 3, from: 1 }
  return {
    ...ADMINISTRATOR,
    title: 'move a record, undo it, and undo it again',
    statuses: [200, 200, 200, 409],
    play: async (send) => {
      await send(post(each, { id, position: 1 }))
      await send(post(each, undo))
      await send(list(each))
      await send(post(each, undo))
    },
  }
}

function post({ entity }: Fixtures, body: unknown) {
  return { method: 'POST', path: `/${entity.area}/order`, body }
}

function list({ entity }: Fixtures) {
  return { method: 'GET', path: `/${entity.area}?pageSize=100` }
}
