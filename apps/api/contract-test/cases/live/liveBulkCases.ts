import { bulkChoices } from '@staff/contract'
import { choicesOf, type Fixtures } from '@staff/entity'

import type { Case, TestRequest } from '../../play'
import { PLANNED, UNKNOWN_ID } from '../../world'
import { created, IN_TIME, liveRequests, played, sendAll, undoOf } from './liveRequests'

/** Many records published, unpublished and changed, and the undo of that. */
export function liveBulkCases(each: Fixtures): Case[] {
  const { bulk, change, id, live, site, unpublish, values, version } = liveRequests(each)
  const ids = [id]
  const publish = bulk({ action: 'publish', ids })
  return [
    publishedCase(each),
    ...unpublishedCases(each),
    ...changedCases(each),
    played('publish many, with nothing to do', [
      publish,
      unpublish({ version }),
      bulk({ action: 'unpublish', ids }),
      live(),
    ]),
    played('publish many in older versions', [
      change(values('As a draft'), '?draft=true'),
      bulk({ action: 'publish', ids, versions: [version] }),
      bulk({ action: 'publish', all: { status: 'Published and changed' } }),
      site(),
    ]),
    ...scheduledCases(each),
    played('publish many with values', [bulk({ action: 'publish', ids, values: {} })], { 0: 422 }),
    {
      ...IN_TIME,
      title: 'publish many, change one, and undo in vain',
      statuses: [200, 200, 200, 200, 200, 200],
      play: async (send) => {
        await send(change(values('As a draft'), '?draft=true'))
        const undo = await undoOf(send, publish)
        await sendAll(send, [change(values('At once')), undo, live(), site()])
      },
    },
  ]
}

function publishedCase(each: Fixtures): Case {
  const { bulk, change, create, hidden, id, live, read, site, values } = liveRequests(each)
  return {
    ...IN_TIME,
    title: 'publish many, undo, and undo again',
    statuses: [201, ...Array<number>(11).fill(200), hidden, 200, 410],
    play: async (send) => {
      const draft = await created(send, each, create('?draft=true'))
      await send(change(values('As a draft'), '?draft=true'))
      const seen: TestRequest[] = [live(), site(), live(draft)]
      const undo = await undoOf(send, bulk({ action: 'publish', ids: [draft, id, UNKNOWN_ID] }))
      await sendAll(send, [read(), ...seen, site(draft)])
      await sendAll(send, [undo, ...seen, site(draft), read(draft), undo])
    },
  }
}

function unpublishedCases(each: Fixtures): Case[] {
  const { bulk, change, hidden, id, live, read, site, values } = liveRequests(each)
  const draft = change(values('As a draft'), '?draft=true')
  const unpublish = bulk({ action: 'unpublish', ids: [id] })
  const seen = [read(), live(), site()]
  return [
    undone('unpublish many, undo, and undo again', [], unpublish, seen, { 3: hidden }),
    undone('unpublish many after a draft, and undo', [draft], unpublish, seen, { 4: hidden }),
  ]
}

/** Many are unpublished that are scheduled only. It was not shown, so no undo shows what the site showed before. */
function scheduledCases(each: Fixtures): Case[] {
  const { bulk, create, hidden, id, live, publish, site, unpublish, version } = liveRequests(each)
  const later = { version, from: PLANNED }
  const undos: TestRequest = { method: 'GET', path: `/${each.entity.area}/undos` }
  return [
    played(
      'unpublish many that are scheduled',
      [
        unpublish({ version }),
        publish(later),
        bulk({ action: 'unpublish', ids: [id] }),
        undos,
        live(),
        site(),
      ],
      { 5: hidden },
    ),
    {
      ...IN_TIME,
      title: 'unpublish one that is shown and one that is scheduled, and undo',
      statuses: [201, 200, 200, 200, 200, 200],
      play: async (send) => {
        const draft = await created(send, each, create('?draft=true'))
        await send(publish({ version: 1, from: PLANNED }, draft))
        const undo = await undoOf(send, bulk({ action: 'unpublish', ids: [id, draft] }))
        await sendAll(send, [undo, live(), live(draft)])
      },
    },
  ]
}

/** A change of many records publishes nothing that was not public. */
function changedCases(each: Fixtures): Case[] {
  const { entity, filled } = each
  const { bulk, change, id, live, read, site, values } = liveRequests(each)
  const field = bulkChoices(entity).findLast((choice) => choicesOf(choice))
  if (!field) return []
  const other = choicesOf(field)?.find(({ value }) => value !== filled[field.name])?.value
  const draft = change(values('As a draft'), '?draft=true')
  const set = bulk({ action: 'set', ids: [id], values: { [field.name]: other } })
  const seen = [read(), live(), site()]
  return [
    undone('change many, and undo', [], set, seen),
    undone('change many after a draft, and undo', [draft], set, seen),
  ]
}

/** Requests, a bulk call, what it left, its undo, what that left, and the undo again. */
function undone(
  title: string,
  first: readonly TestRequest[],
  bulk: TestRequest,
  seen: readonly TestRequest[],
  others: Readonly<Record<number, number>> = {},
): Case {
  const answered = [...first, bulk, ...seen, bulk, ...seen]
  return {
    ...IN_TIME,
    title,
    statuses: [...answered.map((_, index) => others[index] ?? 200), 410],
    play: async (send) => {
      await sendAll(send, first)
      const undo = await undoOf(send, bulk)
      await sendAll(send, [...seen, undo, ...seen, undo])
    },
  }
}
