import type { Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../../play'
import { ADMINISTRATOR } from '../areaRequests'
import { created, editorOf, IN_TIME, liveRequests, played, sendAll } from './liveRequests'

/** Requests to publish, and what becomes of them. */
export function reviewCases(each: Fixtures): Case[] {
  const { ask, change, publish, reviews, sendBack, unpublish, values, version, withdraw } =
    liveRequests(each)
  const draft = change(values('For review'), '?draft=true')
  const next = version + 1
  const asked = [draft, ask({ version: next, note: ' The new text\n' }), reviews()]
  return [
    ...editorCases(each),
    ...refusedCases(each),
    played('ask, and change the record', [
      ...asked,
      change(values('Again'), '?draft=true'),
      reviews(),
      ask({ version: next + 1, note: '' }),
      reviews(),
    ]),
    played('ask, and publish that', [...asked, publish({ version: next }), reviews()]),
    played('ask, publish and unpublish', [
      ...asked,
      publish({ version: next }),
      unpublish({ version: next }),
      reviews(),
      ask({ version: next, note: '' }),
    ]),
    played('ask, and publish a later version', [...asked, change(values('For all')), reviews()]),
    played('ask, and go back to what is public', [
      ...asked,
      unpublish({ version: next }),
      reviews(),
    ]),
    played('ask, and schedule that', [
      ...asked,
      publish({ version: next, from: '2030-01-01T09:00:00Z' }),
      reviews(),
    ]),
    played('send back, and ask again', [
      ...asked,
      sendBack({ version: next, comment: 'Please name the place.' }),
      reviews(),
      change(values('With the place'), '?draft=true'),
      reviews(),
      ask({ version: next + 1, note: '' }),
      reviews(),
    ]),
    played(
      'send back twice',
      [
        ...asked,
        sendBack({ version: next, comment: 'Once' }),
        sendBack({ version: next, comment: 'Twice' }),
        reviews(),
      ],
      { 4: 409 },
    ),
    played('withdraw, twice', [...asked, withdraw, reviews(), withdraw], { 3: 204, 5: 204 }),
    newRecordCase(each),
    deletedCase(each),
  ]
}

function editorCases(each: Fixtures): Case[] {
  const { ask, change, id, reviews, sendBack, values, version, withdraw } = liveRequests(each)
  const next = version + 1
  const draft = change(values('For review'))
  const asked = [draft, ask({ version: next, note: 'Please' })]
  const cases = [
    played('an editor asks, and looks', [
      ...asked,
      reviews(),
      reviews(`?recordId=${id}`),
      reviews('?recordId=019a0000-0000-7000-8000-00000000ffff'),
    ]),
    played('an editor withdraws', [...asked, withdraw, reviews()], { 2: 204 }),
    played('an editor may not answer', [...asked, sendBack({ version: next, comment: 'No' })], {
      2: 403,
    }),
  ]
  return cases.map((editorCase) => Object.assign(editorCase, editorOf(each)))
}

function refusedCases(each: Fixtures): Case[] {
  const { ask, change, reviews, sendBack, values, version } = liveRequests(each)
  return [
    one('ask for what is public', 409, ask({ version, note: '' })),
    one('ask for another version', 412, ask({ version: version + 7, note: '' })),
    one('ask for nothing', 422, ask({})),
    one('ask with other properties', 422, ask({ version, note: 5, to: 'you' })),
    one('ask with a long note', 422, ask({ version, note: 'x'.repeat(1001) })),
    one(
      'ask for no record',
      404,
      ask({ version, note: '' }, '019a0000-0000-7000-8000-00000000ffff'),
    ),
    one('send back without a comment', 422, sendBack({ version, comment: ' ' })),
    one('send back what nobody asked for', 409, sendBack({ version, comment: 'No' })),
    one('list by no id', 422, reviews('?recordId=1')),
    single({ as: 'staff' }, 'ask without a right', 403, ask({ version, note: '' })),
    single({ as: 'staff' }, 'list without a right', 200, reviews()),
    single({ as: 'nobody' }, 'list without a session', 401, reviews()),
    played(
      'send back what has changed',
      [
        change(values('For review'), '?draft=true'),
        ask({ version: version + 1, note: '' }),
        change(values('Again'), '?draft=true'),
        sendBack({ version: version + 2, comment: 'No' }),
      ],
      { 3: 409 },
    ),
  ]
}

function newRecordCase(each: Fixtures): Case {
  const { ask, create, publish, reviews } = liveRequests(each)
  return {
    ...IN_TIME,
    title: 'ask for a new record, and publish it',
    statuses: [201, 200, 200, 200, 200],
    play: async (send) => {
      const id = await created(send, each, create('?draft=true'))
      await sendAll(send, [ask({ version: 1, note: '' }, id), reviews()])
      await sendAll(send, [publish({ version: 1 }, id), reviews()])
    },
  }
}

function deletedCase(each: Fixtures): Case {
  const { ask, change, remove, restore, reviews, values, version } = liveRequests(each)
  return played(
    'ask, delete the record and bring it back',
    [
      change(values('For review'), '?draft=true'),
      ask({ version: version + 1, note: '' }),
      remove,
      reviews(),
      restore(),
      reviews(),
    ],
    { 2: 204 },
  )
}

function one(title: string, status: number, request: TestRequest): Case {
  return single(ADMINISTRATOR, title, status, request)
}
