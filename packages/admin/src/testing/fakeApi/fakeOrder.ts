import { acceptMove, moveRecord } from '@staff/contract'
import { positionField, whoHas, type Author } from '@staff/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import type { FakeRecord } from './fakePage'
import type { FakeTables } from './fakeReferences'
import type { FakeTable } from './fakeTable'
import type { FakeSessionCalls } from './session/fakeSession'

/** The call that moves a record within the order of its list. */
export function fakeOrder(
  table: FakeTable,
  session: Pick<FakeSessionCalls, 'personOf'>,
  tables: FakeTables,
) {
  const { entity } = table
  let mover: Author | undefined
  const idOf = (record: FakeRecord) => String(record[entity.idKey])

  /** The records of the list with this record, in their order. */
  function listWith(stored: FakeRecord): FakeRecord[] {
    const { within } = entity.ordered ?? {}
    const list = table.all().filter((each) => !within || each[within] === stored[within])
    const field = positionField(entity)
    if (!field) return list
    return list.toSorted(
      (one, other) =>
        Number(one[field]) - Number(other[field]) || idOf(one).localeCompare(idOf(other)),
    )
  }

  function store(order: readonly FakeRecord[]) {
    const field = positionField(entity)
    if (!field) table.reorder(order)
    else
      order.forEach((record, index) => {
        Object.assign(record, { [field]: index + 1 })
        table.history.refresh(record)
      })
  }

  return (request: FakeRequest): FakeAnswer => {
    const move = acceptMove(entity, request.body)
    const { userId, name: userName } = session.personOf(request)
    const list = listWith(table.load(move.id))
    const { ids, ...moved } = moveRecord(
      entity,
      list.map(idOf),
      move,
      whoHas(mover ?? loggedMover(tables, entity.area), userId),
    )
    store(ids.map(table.load))
    if (moved.from !== moved.position) mover = { userId, userName }
    return { status: 200, body: moved }
  }
}

/** Who has moved a record of an area last, as the audit of the fixtures has it. */
function loggedMover(tables: FakeTables, area: string): Author | undefined {
  const moves = (tables.get('audit')?.all() ?? []).filter(
    (entry) => entry['area'] === area && entry['action'] === 'move',
  )
  const [last] = moves.toSorted((one, other) => other['createdAt'].localeCompare(one['createdAt']))
  return last && { userId: String(last['userId']), userName: String(last['userName']) }
}
