import { bulkReplaceable } from '@staff/contract'
import type { Fixtures } from '@staff/entity'

import { single, type Case } from '../play'
import { UNKNOWN_ID } from '../world'
import { ADMINISTRATOR, pathOf } from './areaRequests'

/** Replacements in a text of many records: previewed, stored, refused, and undone. */
export function replaceCases(each: Fixtures): Case[] {
  const { entity, filled } = each
  const [first] = bulkReplaceable(entity)
  if (!first) return []
  const ids = [String(filled[entity.idKey]), UNKNOWN_ID]
  const field = first.name
  const [find = ''] = String(filled[field]).toUpperCase().split(' ')
  const values = { field, find, replace: 'Something new' }
  const body = { action: 'replace', ids, values }
  const bulk = (title: string, status: number, changes: object) =>
    single(ADMINISTRATOR, `replace ${title}`, status, post(each, { ...body, ...changes }))
  const withValues = (changes: object) => ({ values: { ...values, ...changes } })
  return [
    previewed(each, body),
    undone(each, body),
    bulk('by what it is', 200, withValues({ find: filled[field], replace: filled[field] })),
    bulk('what is not there', 200, withValues({ find: 'Nobody wrote this' })),
    bulk('in its case only', 200, withValues({ matchCase: true, wholeWords: true })),
    bulk('by what is too long', 200, withValues({ replace: 'x '.repeat(499) })),
    bulk('a preview of what is refused', 200, {
      ...withValues({ find: filled[field], replace: '' }),
      preview: true,
    }),
    bulk('a preview of older versions', 200, { versions: [99, 1], preview: true }),
    bulk('a preview of all, one at a time', 200, {
      ids: undefined,
      all: { q: '' },
      limit: 1,
      preview: true,
    }),
    bulk('nothing', 422, withValues({ find: '' })),
    bulk('a number', 422, withValues({ find: 1 })),
    bulk('a long text', 422, withValues({ find: 'x'.repeat(201) })),
    bulk('a hidden character', 422, withValues({ find: 'a\u200Bb' })),
    bulk('by a long text', 422, withValues({ replace: 'x'.repeat(1001) })),
    bulk('in no field', 422, withValues({ field: 'unknownField' })),
    bulk('with an unknown option', 422, withValues({ pattern: true })),
    bulk('with a wrong option', 422, withValues({ matchCase: 'yes' })),
    bulk('without values', 422, { values: undefined }),
    bulk('with a wrong preview', 422, { preview: 'yes' }),
    single(
      ADMINISTRATOR,
      'preview of another action',
      422,
      post(each, { action: 'delete', ids, preview: true }),
    ),
    single({ as: 'staff' }, 'replace by staff', 403, post(each, { ...body, preview: true })),
  ]
}

/** A preview stores nothing and has no undo. */
function previewed(each: Fixtures, body: object): Case {
  return {
    ...ADMINISTRATOR,
    title: 'preview of a replacement',
    statuses: [200, 200],
    play: async (send) => {
      await send(post(each, { ...body, preview: true }))
      await send({ method: 'GET', path: pathOf(each) })
    },
  }
}

function undone(each: Fixtures, body: object): Case {
  return {
    ...ADMINISTRATOR,
    inTime: true,
    title: 'replace, undo, and undo again',
    statuses: [200, 200, 200, 200, 410],
    play: async (send) => {
      const done = await send(post(each, body))
      const undo: unknown = Reflect.get(Object(done.body), 'undo')
      const isDone = typeof undo === 'string'
      await send({ method: 'GET', path: pathOf(each) })
      await send(post(each, isDone ? { action: 'undo', undo } : body))
      await send({ method: 'GET', path: pathOf(each) })
      await send(post(each, { action: 'undo', undo: isDone ? undo : UNKNOWN_ID }))
    },
  }
}

function post({ entity }: Fixtures, body: unknown) {
  return { method: 'POST', path: `/${entity.area}/bulk`, body }
}
