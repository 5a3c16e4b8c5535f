import type { Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../../play'
import { UNKNOWN_ID } from '../../world'
import { ADMINISTRATOR, pathOf } from '../areaRequests'
import { created, editorOf, IN_TIME, liveRequests, sendAll } from './liveRequests'

/** The addresses of records on the public site: the calls about them, and where they lead. */
export function addressCases(each: Fixtures): Case[] {
  const { area } = each.entity
  const { address, move, release, slug } = addressRequests(each)
  return [
    one('read the address', 200, address()),
    one('read the address of an unknown record', 404, address(UNKNOWN_ID)),
    single({ as: 'nobody' }, 'read the address without a session', 401, address()),
    single({ as: 'staff' }, 'read the address without the right', 403, address()),
    single(editorOf(each), 'read the address as an editor', 200, address()),
    single(editorOf(each), 'change the address as an editor', 403, move('another')),
    ...[
      [200, 'another'],
      [422, ''],
      [422, 'Another'],
      [422, 'a--b'],
      [422, 'a'.repeat(81)],
      [422, UNKNOWN_ID],
      [422, 7],
      [422, null],
    ].map(([status, wanted]) =>
      one(`change the address to ${JSON.stringify(wanted)}`, Number(status), move(wanted)),
    ),
    one('change the address with a list', 400, { ...move(''), body: [] }),
    one('change the address with more', 422, { ...move(''), body: { slug: 'a', now: true } }),
    one('change the address of an unknown record', 404, move('another', UNKNOWN_ID)),
    one('release an address of nobody', 404, release('another')),
    one('release what is no slug', 404, release('No%20slug')),
    one('release an address of an unknown record', 404, release('another', UNKNOWN_ID)),
    single(editorOf(each), 'release an address as an editor', 403, release('another')),
    single({ as: 'nobody' }, 'release an address without a session', 401, release('another')),
    one('look a free slug up', 200, slug('another')),
    one('look up what is no slug', 422, slug('Another')),
    one('look up what looks like an id', 422, slug(UNKNOWN_ID)),
    single({ as: 'staff' }, 'look a slug up without the right', 403, slug('another')),
    single({ as: 'nobody' }, `redirects of ${area}`, 200, REDIRECTS),
  ]
}

/** Whole lives of records, with their addresses. */
export function addressLives(each: Fixtures): Case[] {
  return [...livesOfMoved(each), ...livesOfHidden(each), lifeOfReleased(each)]
}

function livesOfMoved(each: Fixtures): Case[] {
  const { create, id, read, site, sites } = liveRequests(each)
  const { address, move, slug } = addressRequests(each)
  return [
    {
      ...IN_TIME,
      title: 'change an address, and go back',
      statuses: Array.from({ length: 17 }, () => 200),
      play: (send) =>
        sendAll(send, [
          address(),
          move('another'),
          address(),
          site(id),
          site('another'),
          sites,
          REDIRECTS,
          move('a-third'),
          move('another'),
          move('another'),
          address(),
          slug('a-third'),
          site('a-third'),
          site(),
          sites,
          REDIRECTS,
          read(),
        ]),
    },
    {
      ...IN_TIME,
      title: 'records with the same title, and an address that is taken',
      statuses: [201, 200, 201, 200, 200, 422, 200, 200, 200],
      play: async (send) => {
        const first = await created(send, each, create())
        await sendAll(send, [move('taken', first)])
        const second = await created(send, each, create())
        await sendAll(send, [address(first), address(second), move('taken', second)])
        await sendAll(send, [slug('taken'), address(second), sites])
      },
    },
  ]
}

function lifeOfReleased(each: Fixtures): Case {
  const { create, site } = liveRequests(each)
  const { move, release, slug } = addressRequests(each)
  return {
    ...IN_TIME,
    title: 'release an earlier address, for another record',
    statuses: [200, 200, 409, 200, 404, 404, 200, 200, 201, 200, 200],
    play: async (send) => {
      await sendAll(send, [
        move('first'),
        move('second'),
        release('second'),
        release('first'),
        release('first'),
        site('first'),
        slug('first'),
        REDIRECTS,
      ])
      const other = await created(send, each, create())
      await sendAll(send, [move('first', other), site('first')])
    },
  }
}

function livesOfHidden(each: Fixtures): Case[] {
  const { create, publish, remove, restore, site, unpublish, version } = liveRequests(each)
  const { address, move, slug } = addressRequests(each)
  const away = [address(), site(), slug('another')]
  return [
    {
      ...IN_TIME,
      title: 'the address of a draft',
      statuses: [201, 200, 404, 200, 200, 404, 200, 200, 200],
      play: async (send) => {
        const draft = await created(send, each, create('?draft=true'))
        await sendAll(send, [address(draft), site(draft), move('chosen', draft), address(draft)])
        await sendAll(send, [site('chosen'), publish({ version: 1 }, draft), site('chosen')])
        await sendAll(send, [address(draft)])
      },
    },
    {
      ...IN_TIME,
      title: 'the address of what was unpublished and deleted',
      statuses: [200, 200, 410, 410, 200, 200, 200, 204, 404, 410, 200, 200, 200, 410, 200],
      play: (send) =>
        sendAll(send, [
          move('another'),
          unpublish({ version }),
          site(),
          site('another'),
          REDIRECTS,
          publish({ version }),
          site('another'),
          remove,
          ...away,
          restore(),
          address(),
          site('another'),
          slug('another'),
        ]),
    },
  ]
}

/** The requests about the addresses of records. Without an id, each is about the record of the fixtures. */
export function addressRequests(each: Fixtures) {
  return {
    address: (id?: unknown): TestRequest => ({
      method: 'GET',
      path: `${pathOf(each, id)}/address`,
    }),
    move: (slug: unknown, id?: unknown): TestRequest => ({
      method: 'POST',
      path: `${pathOf(each, id)}/address`,
      body: { slug },
    }),
    release: (slug: string, id?: unknown): TestRequest => ({
      method: 'DELETE',
      path: `${pathOf(each, id)}/address/${slug}`,
    }),
    slug: (slug: string): TestRequest => ({
      method: 'GET',
      path: `/${each.entity.area}/slugs/${slug}`,
    }),
  }
}

const REDIRECTS: TestRequest = { method: 'GET', path: '/public/redirects' }

function one(title: string, status: number, request: TestRequest): Case {
  return single(ADMINISTRATOR, title, status, request)
}
