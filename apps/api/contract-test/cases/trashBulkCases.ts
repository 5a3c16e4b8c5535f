import type { Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../play'
import { UNKNOWN_ID } from '../world'
import { ADMINISTRATOR, pathOf } from './areaRequests'

interface Requests {
  remove: TestRequest
  list: TestRequest
  /** Whether nothing needs the record, so that it can be deleted. */
  isFree: boolean
}

/** Many deleted records: brought back, back into the trash, deleted for ever, and left. */
export function trashBulkCases(each: Fixtures, requests: Requests): Case[] {
  const unknown = { action: 'restore', ids: [UNKNOWN_ID] }
  const bodies: [string, number, object][] = [
    ['what is not deleted', 200, { action: 'restore', ids: [idOf(each)] }],
    ['nothing', 200, { action: 'restore', all: {} }],
    ['a record that is not there', 200, unknown],
    ['values', 422, { ...unknown, values: {} }],
    ['a filter', 422, { action: 'restore', all: { sort: 'createdAt' } }],
  ]
  return [
    ...bodies.map(([what, status, body]) =>
      single(ADMINISTRATOR, `restore many with ${what}`, status, post(each, body)),
    ),
    single({ as: 'staff' }, 'delete many for ever as staff', 403, {
      ...post(each, { action: 'delete-forever', all: {} }),
    }),
    ...(requests.isFree ? movedCases(each, requests) : []),
  ]
}

function movedCases(each: Fixtures, { remove, list }: Requests): Case[] {
  const id = idOf(each)
  const version = Number(each.filled['version'])
  const read = { method: 'GET', path: pathOf(each) }
  const restore = { action: 'restore', ids: [id, UNKNOWN_ID], versions: [version + 1, 1] }
  return [
    {
      ...ADMINISTRATOR,
      title: 'restore many, undo, and undo again',
      statuses: [204, 200, 200, 200, 200, 404, 200, 410],
      play: async (send) => {
        await send(remove)
        await send(post(each, { ...restore, versions: [99, 1] }))
        const { body } = await send(post(each, restore))
        await send(read)
        const undo: unknown = Reflect.get(Object(body), 'undo')
        await send(post(each, { action: 'undo', undo }))
        await send(read)
        await send(list)
        await send(post(each, { action: 'undo', undo }))
      },
    },
    {
      ...ADMINISTRATOR,
      title: 'delete all of the trash for ever that match',
      statuses: [204, 200, 200, 200, 200],
      play: async (send) => {
        await send(remove)
        await send(post(each, { action: 'delete-forever', all: { q: 'matches nothing' } }))
        await send(post(each, { action: 'delete-forever', all: {}, limit: 1 }))
        await send(list)
        await send(post(each, { action: 'restore', ids: [id] }))
      },
    },
  ]
}

function idOf({ entity, filled }: Fixtures): string {
  return String(filled[entity.idKey])
}

function post({ entity }: Fixtures, body: unknown): TestRequest {
  return { method: 'POST', path: `/${entity.area}/bulk`, body }
}
