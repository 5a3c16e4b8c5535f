import { exportColumns, writeCell, writeCsv } from '@staff/contract'
import type { Fixtures } from '@staff/entity'

import type { Case } from '../../play'
import { PLANNED } from '../../world'
import { IN_TIME, liveRequests, played, sendAll, undoOf } from './liveRequests'

/** What comes back from the trash or from the history, what is moved, and what is imported. */
export function returnCases(each: Fixtures): Case[] {
  return [
    ...trashCases(each),
    ...bulkTrashCases(each),
    ...historyCases(each),
    ...movedCases(each),
    importedCase(each),
  ]
}

function trashCases(each: Fixtures): Case[] {
  const { change, hidden, live, publish, read, remove, restore, site, sites, unpublish } =
    liveRequests(each)
  const { values, version } = liveRequests(each)
  const seen = [read(), live(), site()]
  const draft = change(values('As a draft'), '?draft=true')
  const undo = restore('?undo=true')
  const gone = { 0: 204, 2: hidden }
  const removed = [remove, sites, site()]
  return [
    played('delete, and undo it', [...removed, undo, ...seen], gone),
    played('delete what is changed, and undo it', [draft, remove, undo, ...seen], { 1: 204 }),
    played(
      'delete what is not public, and undo it',
      [unpublish({ version }), remove, undo, ...seen],
      { 1: 204, 5: hidden },
    ),
    played(
      'delete what is planned, and undo it',
      [draft, publish({ version: version + 1, from: PLANNED }), remove, undo, ...seen],
      { 2: 204 },
    ),
    played(
      'delete, bring back, and publish',
      [...removed, restore(), ...seen, change({}), ...seen],
      {
        ...gone,
        6: hidden,
      },
    ),
    played(
      'delete, and bring back for everybody',
      [...removed, restore('?publish=true'), ...seen],
      gone,
    ),
  ]
}

function bulkTrashCases(each: Fixtures): Case[] {
  const { bulk, hidden, id, live, read, remove, site } = liveRequests(each)
  const seen = [read(), live(), site()]
  return [
    played(
      'delete, and bring back many',
      [remove, bulk({ action: 'restore', ids: [id] }), ...seen],
      {
        0: 204,
        4: hidden,
      },
    ),
    {
      ...IN_TIME,
      title: 'delete many, and undo it',
      statuses: [200, hidden, 200, 200, 200, 200],
      play: async (send) => {
        const undo = await undoOf(send, bulk({ action: 'delete', ids: [id] }))
        await sendAll(send, [site(), undo, ...seen])
      },
    },
  ]
}

function historyCases(each: Fixtures): Case[] {
  const { change, live, read, restore, site, unpublish, values, version } = liveRequests(each)
  const shown = change(values('For everybody'))
  const seen = [read(), live(), site()]
  return [
    played('restore a version as a draft', [shown, restore('', { version }), ...seen]),
    played('restore a version as an undo', [shown, restore('?undo=true', { version }), ...seen]),
    played('restore a version for everybody', [
      shown,
      restore('?publish=true', { version }),
      ...seen,
    ]),
    played('restore the present version for everybody', [
      unpublish({ version }),
      restore('?publish=true', { version }),
      ...seen,
    ]),
    played('restore in another way', [restore('?publish=1', { version })], { 0: 422 }),
  ]
}

/** A place belongs to no version: what is public has it at once. */
function movedCases(each: Fixtures): Case[] {
  const { entity, records } = each
  if (!entity.ordered) return []
  const { change, live, read, sites, site, values } = liveRequests(each)
  const id = liveRequests(each).id
  const { within } = entity.ordered
  const list = records.filter(
    (record) => !within || Reflect.get(record, within) === each.filled[within],
  )
  const place = list.findIndex((record) => Reflect.get(record, entity.idKey) === id)
  const move = {
    method: 'POST',
    path: `/${entity.area}/order`,
    body: { id, position: place === 0 ? 2 : 1 },
  }
  return [
    played('save a draft, and move it', [
      change(values('As a draft'), '?draft=true'),
      move,
      read(),
      live(),
      site(),
      sites,
    ]),
  ]
}

/** New rows are drafts. What is public as it stands is public as it was imported. */
function importedCase(each: Fixtures): Case {
  const { entity, filled } = each
  const { list, live, read, site, values } = liveRequests(each)
  const columns = exportColumns(entity).filter(({ holds }) => holds !== 'name')
  const change = { ...filled, ...values('An imported change') }
  const addition = { ...filled, ...values('An imported record'), [entity.idKey]: '', version: '' }
  const rows = [change, addition].map((record) =>
    columns.map((column) => writeCell(column, record, () => undefined)),
  )
  const csv = writeCsv([columns.map(({ header }) => header), ...rows])
  return played('import a change and a new record', [
    { method: 'POST', path: `/${entity.area}/import`, csv },
    read(),
    live(),
    site(),
    list('q=imported&facets=1'),
  ])
}
