import type { Fixtures } from '@staff/entity'

import { single, type Case } from '../play'
import { ADMINISTRATOR, ifMatch, newBody, pathOf } from './areaRequests'
import { UNKNOWN_ID } from '../world'

/** The versions of a record: listed, read, restored, and refused. */
export function historyCases(each: Fixtures): Case[] {
  const { entity, filled } = each
  if (entity.isPersonal) return []
  const version = Number(filled['version'])
  const history = `${pathOf(each)}/history`
  const bodies: [string, number, unknown, Record<string, string>?][] = [
    ['nothing', 409, {}],
    ['a list', 400, []],
    ['a version that is a text', 422, { version: '1' }],
    ['the version 0', 422, { version: 0 }],
    ['a version that is not whole', 422, { version: 1.5 }],
    ['an unknown field', 422, { version, unknownField: 1 }],
    ['an unknown version', 404, { version: version + 7 }],
    ['a version beyond all numbers', 404, { version: 3_000_000_000 }],
    ['the present version', 200, { version }],
    ['no If-Match', 428, { version }, {}],
    ['an older If-Match', 412, { version: 0 }, { 'If-Match': '"99"' }],
  ]
  const reads: [string, number, string][] = [
    ['the versions', 200, history],
    ['a page beyond the versions', 200, `${history}?page=2&pageSize=1`],
    ['the page 0 of the versions', 422, `${history}?page=0`],
    ['the versions of an unknown record', 404, `${pathOf(each, UNKNOWN_ID)}/history`],
    [
      'the page 0 of the versions of an unknown record',
      422,
      `${pathOf(each, UNKNOWN_ID)}/history?page=0`,
    ],
    ['the versions of what is no id', 404, `${pathOf(each, 'x')}/history`],
    ['a version', 200, `${history}/${version}`],
    ['an unknown version', 404, `${history}/${version + 7}`],
    ['the version 0', 404, `${history}/0`],
    ['what is no version', 404, `${history}/x`],
    ['what is no version of an unknown record', 404, `${pathOf(each, UNKNOWN_ID)}/history/x`],
    ['a version of an unknown record', 404, `${pathOf(each, UNKNOWN_ID)}/history/1`],
  ]
  return [
    ...bodies.map(([what, status, body, headers]) =>
      single(ADMINISTRATOR, `restore with ${what}`, status, restore(each, body, headers)),
    ),
    ...reads.map(([what, status, path]) =>
      single(ADMINISTRATOR, `read ${what}`, status, { method: 'GET', path }),
    ),
    single({ as: 'staff' }, 'read the versions as staff', 403, { method: 'GET', path: history }),
    single({ as: 'staff' }, 'restore as staff', 403, restore(each, { version })),
    restored(each, version),
    deleted(each),
  ]
}

/** A change, its history, and the restored version before it. */
function restored(each: Fixtures, version: number): Case {
  const { entity, filled } = each
  const [field = ''] = entity.searched
  const value = newBody(each)[field]
  const history = `${pathOf(each)}/history`
  return {
    ...ADMINISTRATOR,
    title: 'restore a version',
    statuses: [200, 200, 200, 200, 200, 200, 412],
    play: async (send) => {
      const body = { [field]: value === filled[field] ? 'Anew' : value }
      await send({ method: 'PATCH', path: pathOf(each), body, headers: ifMatch(each) })
      await send({ method: 'GET', path: history })
      await send({ method: 'GET', path: `${history}/${version + 1}` })
      const headers = { 'If-Match': `"${version + 1}"` }
      await send(restore(each, { version }, headers))
      await send({ method: 'GET', path: `${history}?pageSize=2` })
      await send({ method: 'GET', path: `${history}?page=2&pageSize=2` })
      await send(restore(each, { version }, headers))
    },
  }
}

/** The versions of a record after its deletion and the undo of that. */
function deleted(each: Fixtures): Case {
  const path = `/${each.entity.area}`
  return {
    ...ADMINISTRATOR,
    title: 'the versions of a record that was created, deleted and brought back',
    statuses: [201, 200, 200, 404, 200, 200],
    play: async (send) => {
      const { body } = await send({ method: 'POST', path, body: newBody(each) })
      const id = String(Reflect.get(Object(body), each.entity.idKey))
      const history = { method: 'GET', path: `${path}/${id}/history` }
      await send(history)
      const bulk = { method: 'POST', path: `${path}/bulk` }
      const removed = await send({ ...bulk, body: { action: 'delete', ids: [id] } })
      await send(history)
      const undo: unknown = Reflect.get(Object(removed.body), 'undo')
      await send({ ...bulk, body: { action: 'undo', undo } })
      await send(history)
    },
  }
}

function restore(each: Fixtures, body: unknown, headers: Record<string, string> = ifMatch(each)) {
  return { method: 'POST', path: `${pathOf(each)}/restore`, body, headers }
}
