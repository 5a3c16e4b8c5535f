import type { Fixtures } from '@staff/entity'

import { single, type Case } from '../play'
import { ADMINISTRATOR, ifMatch, pathOf } from './areaRequests'
import { UNKNOWN_ID } from '../world'

const UNKNOWN_IDS = [UNKNOWN_ID, 'nope', '%00', 'a%2Fb']

/** A record that is there, and others that are not. */
export function readCases(each: Fixtures): Case[] {
  return [
    single(ADMINISTRATOR, 'read', 200, { method: 'GET', path: pathOf(each) }),
    single(ADMINISTRATOR, 'read under its id in capitals', 200, {
      method: 'GET',
      path: pathOf(each).replace(/[^/]*$/, (id) => id.toUpperCase()),
    }),
    ...(each.entity.isLog ? [] : usesCases(each)),
    ...UNKNOWN_IDS.map((id) =>
      single(ADMINISTRATOR, `read ${id}`, 404, { method: 'GET', path: pathOf(each, id) }),
    ),
  ]
}

/** Where a record is used. */
function usesCases(each: Fixtures): Case[] {
  return [
    single(ADMINISTRATOR, 'read where it is used', 200, {
      method: 'GET',
      path: `${pathOf(each)}/uses`,
    }),
    single(ADMINISTRATOR, 'read where an unknown record is used', 404, {
      method: 'GET',
      path: `${pathOf(each, UNKNOWN_ID)}/uses`,
    }),
  ]
}

/** A deletion: without a version, of an older one, of what is not there or is gone. */
export function removeCases(each: Fixtures): Case[] {
  const { entity } = each
  const isReferredTo = ['services', 'roles'].includes(entity.area)
  const remove = (title: string, status: number, headers?: Record<string, string>, id?: string) =>
    single(ADMINISTRATOR, title, status, {
      method: 'DELETE',
      path: pathOf(each, id),
      ...(headers && { headers }),
    })
  return [
    remove('delete without a version', 428),
    remove('delete an older version', 412, { 'If-Match': '"99"' }),
    remove('delete an unknown record', 404, ifMatch(each), UNKNOWN_ID),
    isReferredTo
      ? remove('delete what others refer to', 409, ifMatch(each))
      : {
          ...ADMINISTRATOR,
          title: 'delete, and again',
          statuses: [204, 404, 404],
          play: async (send) => {
            const path = pathOf(each)
            await send({ method: 'DELETE', path, headers: ifMatch(each) })
            await send({ method: 'DELETE', path, headers: ifMatch(each) })
            await send({ method: 'GET', path })
          },
        },
  ]
}
