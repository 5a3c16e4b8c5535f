import { type Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../play'
import { ADMINISTRATOR, ifMatch, pathOf } from './areaRequests'
import { UNKNOWN_ID } from '../world'
import { trashBulkCases } from './trashBulkCases'

/** Deleted records: listed, brought back, deleted for ever, and refused. */
export function trashCases(each: Fixtures): Case[] {
  const { entity, filled } = each
  const version = Number(filled['version'])
  const trash = `/${entity.area}/trash`
  const any = { 'If-Match': '*' }
  const restore = (headers: Record<string, string>, body?: unknown): TestRequest => ({
    method: 'POST',
    path: `${pathOf(each)}/restore`,
    headers,
    ...(body !== undefined && { body }),
  })
  const remove = { method: 'DELETE', path: pathOf(each), headers: ifMatch(each) }
  const forever = (headers: Record<string, string>, id?: unknown) => ({
    method: 'DELETE',
    path: `${pathOf(each, id)}?forever=true`,
    headers,
  })
  const list = { method: 'GET', path: trash }
  // A service with sections is in use.
  const isFree = entity.area !== 'services' && entity.area !== 'roles'
  return [
    single(ADMINISTRATOR, 'an empty trash', 200, list),
    single(ADMINISTRATOR, 'the page 0 of the trash', 422, { ...list, path: `${trash}?page=0` }),
    single({ as: 'staff' }, 'the trash as staff', 403, list),
    single(ADMINISTRATOR, 'bring back what is not deleted', 409, restore(any)),
    single(ADMINISTRATOR, 'bring back without a version', 428, restore({})),
    single(ADMINISTRATOR, 'delete for ever in another way', 422, {
      ...remove,
      path: `${pathOf(each)}?forever=1`,
    }),
    single(ADMINISTRATOR, 'delete an older version for ever', 412, forever({ 'If-Match': '"99"' })),
    single(ADMINISTRATOR, 'delete nothing for ever', 404, forever(any, UNKNOWN_ID)),
    ...(isFree ? movedCases(each, { version, remove, restore, forever, list }) : []),
    ...trashBulkCases(each, { remove, list, isFree }),
  ]
}

interface Requests {
  version: number
  remove: TestRequest
  restore: (headers: Record<string, string>, body?: unknown) => TestRequest
  forever: (headers: Record<string, string>) => TestRequest
  list: TestRequest
}

function movedCases(each: Fixtures, requests: Requests): Case[] {
  const { version, remove, restore, forever, list } = requests
  const read = { method: 'GET', path: pathOf(each) }
  const deleted = { 'If-Match': `"${version + 1}"` }
  const title = each.entity.titleOf(each.filled).slice(0, 5)
  return [
    {
      ...ADMINISTRATOR,
      title: 'delete, find it in the trash, bring it back',
      statuses: [204, 404, 200, 200, 200, 412, 404, 428, 200, 200, 200],
      play: async (send) => {
        await send(remove)
        await send(read)
        await send(list)
        await send({ ...list, path: `${list.path}?q=${encodeURIComponent(title)}` })
        await send({ ...list, path: `${list.path}?q=zzzz` })
        await send(restore({ 'If-Match': '"99"' }, {}))
        await send(restore(deleted, { version }))
        await send(restore({}))
        await send(restore(deleted))
        await send(read)
        await send(list)
      },
    },
    {
      ...ADMINISTRATOR,
      title: 'delete for ever from the trash',
      statuses: [204, 412, 204, 200, 404, 404],
      play: async (send) => {
        await send(remove)
        await send(forever({ 'If-Match': '"99"' }))
        await send(forever(deleted))
        await send(list)
        await send(restore(deleted, {}))
        await send(forever(deleted))
      },
    },
    {
      ...ADMINISTRATOR,
      title: 'delete for ever at once',
      statuses: [204, 404, 200],
      play: async (send) => {
        await send(forever(remove.headers ?? {}))
        await send(read)
        await send(list)
      },
    },
  ]
}
