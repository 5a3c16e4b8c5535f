import { acceptMove, moveRecord } from '@staff/contract'
import { positionField, whoHas, type AnyEntity, type Author } from '@staff/entity'

import type { FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import type { FakeStore } from '../store/fakeStore'
import type { FakeRecord } from '../store/versions'

/** The handler of the call that moves a record within the order of its list. */
export function orderHandler({ store }: FakeServer, entity: AnyEntity): FakeHandler {
  const field = positionField(entity)
  let mover: Author | undefined

  /** The ids of the list with a record, in their order. */
  function listWith(stored: FakeRecord): string[] {
    const { within } = entity.ordered ?? {}
    const idOf = (record: FakeRecord) => String(record[entity.idKey])
    const list = store
      .records(entity.area)
      .filter((each) => !within || each[within] === stored[within])
    if (!field) return list.map(idOf)
    return list
      .toSorted(
        (one, other) =>
          Number(one[field]) - Number(other[field]) || idOf(one).localeCompare(idOf(other)),
      )
      .map(idOf)
  }

  return ({ body, caller }) => {
    const move = acceptMove(entity, body)
    const { ids, ...moved } = moveRecord(
      entity,
      listWith(store.load(entity, move.id).record),
      move,
      whoHas(mover ?? loggedMover(store, entity.area), caller.userId),
    )
    if (field) ids.forEach((id, index) => store.amend(entity, id, { [field]: index + 1 }))
    else store.reorder(entity, ids)
    if (moved.from !== moved.position) mover = { userId: caller.userId, userName: caller.name }
    return { status: 200, body: moved }
  }
}

/** Who has moved a record of an area last, as the audit of the fixtures has it. */
function loggedMover({ records }: FakeStore, area: string): Author | undefined {
  const moves = records('audit').filter(
    (entry) => entry['area'] === area && entry['action'] === 'move',
  )
  const [last] = moves.toSorted((one, other) => other['createdAt'].localeCompare(one['createdAt']))
  return last && { userId: String(last['userId']), userName: String(last['userName']) }
}
