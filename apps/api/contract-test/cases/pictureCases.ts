import { addressOfPicture, hashOfPicture } from '@staff/contract'
import { sampleImage } from '@staff/content/fixtures'

import { single, type Case, type Start, type TestRequest } from '../play'
import { UNKNOWN_ID } from '../world'
import { ADMINISTRATOR } from './areaRequests'

const [one, other] = [0, 1].map((index) => hashOfPicture(sampleImage(index)) ?? '')
const UNKNOWN = '0'.repeat(64)
const nobody: Start = { as: 'nobody' }

const list = (query = ''): TestRequest => ({ method: 'GET', path: `/pictures?sort=name${query}` })
const uses = (hash = ''): TestRequest => ({ method: 'GET', path: `/pictures/${hash}/uses` })
const remove = (hash = ''): TestRequest => ({ method: 'DELETE', path: `/pictures/${hash}` })
const replace = (hash = '', by: unknown = other, headers = {}): TestRequest => ({
  method: 'POST',
  path: `/pictures/${hash}/replace`,
  body: { by },
  headers,
})
const broken: TestRequest = { method: 'GET', path: '/broken-links' }
const staff = (areas: Record<string, 'see' | 'edit' | 'publish'>): Start => ({
  as: 'staff',
  rights: { areas, actions: [], regions: [] },
})

const linking = {
  kind: 'Article',
  title: 'With links',
  image: addressOfPicture(one ?? ''),
  author: 'Ana',
  tags: ['Links'],
  description: `[a](record:careers/${UNKNOWN_ID}) [b](record:nowhere/moon) ![c](${addressOfPicture(other ?? '')})`,
  imageLink: '',
}
const create: TestRequest = { method: 'POST', path: '/blogs', body: linking }

/** All pictures, where they are used, and links that lead nowhere. */
export function pictureCases(): Case[] {
  return [
    single(ADMINISTRATOR, 'pictures', 200, list()),
    single(ADMINISTRATOR, 'pictures that are used', 200, list('&used=yes&pageSize=3&page=2')),
    single(ADMINISTRATOR, 'pictures without a description', 200, list('&described=no')),
    single(ADMINISTRATOR, 'pictures with all descriptions', 200, list('&described=yes')),
    single(ADMINISTRATOR, 'pictures of nobody', 200, list(`&uploadedById=${UNKNOWN_ID}`)),
    single(ADMINISTRATOR, 'pictures with a wrong parameter', 422, list('&used=perhaps')),
    single(ADMINISTRATOR, 'uses of a picture', 200, uses(one)),
    single(ADMINISTRATOR, 'uses of no picture', 404, uses(UNKNOWN)),
    single(ADMINISTRATOR, 'uses of what is no hash', 404, uses('moon')),
    single(ADMINISTRATOR, 'delete one that is used', 409, remove(one)),
    single(ADMINISTRATOR, 'delete none', 404, remove(UNKNOWN)),
    single(ADMINISTRATOR, 'replace by itself', 422, replace(one, one)),
    single(ADMINISTRATOR, 'replace by none', 422, replace(one, UNKNOWN)),
    single(ADMINISTRATOR, 'replace by what is no hash', 422, replace(one, 7)),
    single(ADMINISTRATOR, 'replace none', 404, replace(UNKNOWN)),
    several('replace everywhere, again with the same key, and then it is in the history', [
      [
        replace(one, other, { 'Idempotency-Key': UNKNOWN_ID }),
        replace(one, other, { 'Idempotency-Key': UNKNOWN_ID }),
        uses(one),
        uses(other),
        remove(one),
      ],
      [200, 200, 200, 200, 409],
    ]),
    several('links that lead nowhere, and uses of a record', [
      [
        create,
        broken,
        uses(other),
        { method: 'GET', path: '/services/019a0000-0000-7000-8000-000000000001/uses' },
      ],
      [201, 200, 200, 200],
    ]),
    single(staff({ blogs: 'edit' }), 'somebody who edits one area', 200, uses(one)),
    single(staff({ blogs: 'edit' }), 'somebody who may not delete', 403, remove(one)),
    single(staff({ blogs: 'edit' }), 'replace in one area', 200, replace(one)),
    single(staff({ blogs: 'see' }), 'somebody who edits nothing', 403, list()),
    single(nobody, 'nobody', 401, list()),
    single(nobody, 'nobody deletes', 401, remove(one)),
    single(nobody, 'nobody replaces', 401, replace(one)),
    single(nobody, 'links of nobody', 401, broken),
  ]
}

/** A case of several requests by an administrator. */
function several(
  title: string,
  [requests, statuses]: [requests: readonly TestRequest[], statuses: readonly number[]],
): Case {
  return {
    ...ADMINISTRATOR,
    title,
    statuses,
    play: async (send) => {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const request of requests) await send(request)
    },
  }
}
