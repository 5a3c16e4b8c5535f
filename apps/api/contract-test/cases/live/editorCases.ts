import type { Fixtures } from '@staff/entity'

import type { Case } from '../../play'
import { created, editorOf, IN_TIME, liveRequests, played, sendAll, undoOf } from './liveRequests'

/** What somebody writes who may not publish: drafts. */
export function editorCases(each: Fixtures): Case[] {
  const { filled } = each
  const { change, live, publish, read, restore, site, values, version } = liveRequests(each)
  const seen = [read(), live(), site()]
  const text = values('Written by an editor')
  const undo = change(
    Object.fromEntries(Object.keys(text).map((name) => [name, filled[name]])),
    '?undo=true',
  )
  const cases = [
    played('an editor writes what the site shows', [change(text), ...seen, undo, ...seen]),
    played('an editor goes on with a draft', [change(text), change(values('Again')), ...seen]),
    played('an editor restores a version', [change(text), restore('', { version }), ...seen]),
    played('an editor restores a version and undoes it', [
      change(text),
      restore('?undo=true', { version }),
      ...seen,
    ]),
    played(
      'an editor may not publish',
      [change(text), publish({ version: version + 1 }), ...seen],
      {
        1: 403,
      },
    ),
    editorCreates(each),
    editorChangesMany(each),
  ]
  return [...cases, ...privateCases(each)].map((one) => Object.assign(one, editorOf(each)))
}

function editorCreates(each: Fixtures): Case {
  const { unknown, create, list, live, publish, read, remove, site, sites } = liveRequests(each)
  return {
    ...IN_TIME,
    title: 'an editor creates a draft, and may neither publish nor delete',
    statuses: [201, 200, 200, unknown, 200, 200, 403, 403],
    play: async (send) => {
      const draft = await created(send, each, create())
      await sendAll(send, [read(draft), live(draft), site(draft), sites, list('status=Draft')])
      await sendAll(send, [publish({ version: 1 }, draft), remove])
    },
  }
}

function editorChangesMany(each: Fixtures): Case {
  const { bulk, id, live, read, site, values } = liveRequests(each)
  const [field = ''] = Object.keys(values(''))
  const find = String(each.filled[field]).slice(0, 3)
  return {
    ...IN_TIME,
    title: 'an editor changes many, and undoes it',
    statuses: [200, 200, 200, 200, 200, 200, 200, 200],
    play: async (send) => {
      const replace = { action: 'replace', ids: [id], values: { field, find, replace: 'New' } }
      const undo = await undoOf(send, bulk(replace))
      await sendAll(send, [read(), live(), site(), undo, read(), live(), site()])
    },
  }
}

/** What an editor changes that the site does not show, where an area has such fields. */
function privateCases(each: Fixtures): Case[] {
  const { entity, filled, records } = each
  const { fields = [] } = entity.publicSite ?? {}
  const field = Object.keys(entity.fields).find(
    (name) => name !== entity.parentReference && !fields.includes(name),
  )
  if (field === undefined) return []
  const valueIn = (record: object): unknown => Reflect.get(record, field)
  const own = { [field]: filled[field] }
  const other = {
    [field]: records.map(valueIn).find((value) => value !== '' && value !== filled[field]),
  }

  const { change, live, read, restore, site, version } = liveRequests(each)
  const seen = [read(), live(), site()]
  const draft = change(other, '?draft=true')
  const undo = change(own, '?undo=true')
  const back = restore('?undo=true', { version })
  return [
    played('an editor changes what is private', [change(other), ...seen, undo, ...seen]),
    played('an editor saves a draft, and goes on', [draft, ...seen, change(own), ...seen]),
    played('an editor saves nothing after a draft', [draft, change({}), ...seen]),
    played('an editor restores a version that differs in what is private', [draft, back, ...seen]),
  ]
}
