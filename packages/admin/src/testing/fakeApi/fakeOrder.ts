import { acceptMove, moveRecord } from '@staff/contract'
import { positionField } from '@staff/forms/entity'

import type { FakeAnswer, FakeRequest } from './fakeAnswer'
import type { FakeRecord } from './fakePage'
import type { FakeTable } from './fakeTable'

/** The call that moves a record within the order of its list. */
export function fakeOrder(table: FakeTable) {
  const { entity } = table
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

  return ({ body }: FakeRequest): FakeAnswer => {
    const move = acceptMove(entity, body)
    const list = listWith(table.load(move.id))
    const { ids, ...moved } = moveRecord(entity, list.map(idOf), move)
    store(ids.map(table.load))
    return { status: 200, body: moved }
  }
}
