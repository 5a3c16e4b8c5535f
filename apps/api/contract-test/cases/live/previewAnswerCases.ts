import type { Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../../play'
import { pathOf } from '../areaRequests'
import { IN_TIME, liveRequests, sendAll } from './liveRequests'
import { made, previewRequests, seen } from './previewCases'

const APPROVAL = { name: 'Dana Reed', approves: true }
const DOUBT = { name: 'Dana Reed', approves: false, comment: 'The date is wrong.' }

/** What readers of preview links answer. */
export function previewAnswerCases(each: Fixtures): Case[] {
  const { change, sites, values, version } = liveRequests(each)
  const { list, revoke, share } = previewRequests(pathOf(each))
  const draft = change(values('As a draft'), '?draft=true')
  return [
    single({ as: 'nobody' }, 'answer without a token', 403, answer({ ...APPROVAL, version })),
    single(
      { as: 'nobody' },
      'answer with an unknown token',
      403,
      seen(answer({ ...APPROVAL, version }), 'x'),
    ),
    single({ as: 'nobody' }, 'answer with a list', 400, answer([])),
    {
      ...IN_TIME,
      title: 'answer with a link, and about what has changed since',
      statuses: [201, 200, 201, 201, 200, 200, 409, 200, 201, 200, 204, 403, 200],
      play: async (send) => {
        const { link, token } = await made(send, share({ mayApprove: true }))
        const byReader = (request: TestRequest) => seen(request, token)
        await sendAll(send, [
          byReader(sites),
          byReader(answer({ ...APPROVAL, version })),
          byReader(answer({ ...DOUBT, version })),
          list,
          draft,
          byReader(answer({ ...APPROVAL, version })),
          byReader(sites),
          byReader(answer({ ...APPROVAL, comment: ' Yes! ', version: version + 1 })),
          list,
          revoke(link),
          byReader(answer({ ...APPROVAL, version: version + 1 })),
          list,
        ])
      },
    },
  ]
}

/** Answers that are refused. */
export function refusedAnswerCases(each: Fixtures): Case[] {
  const { remove, sites, version } = liveRequests(each)
  const { list, share } = previewRequests(pathOf(each))
  return [
    {
      ...IN_TIME,
      title: 'answer wrongly, and about a deleted record',
      statuses: [201, 422, 422, 422, 422, 422, 204, 409],
      play: async (send) => {
        const { token } = await made(send, share({ mayApprove: true, version }))
        await sendAll(
          send,
          [
            { ...DOUBT, version, comment: '' },
            { ...APPROVAL, version, name: ' ' },
            { ...APPROVAL, version: 0 },
            { ...APPROVAL, version, name: 'n'.repeat(101), comment: 'c'.repeat(1001) },
            { ...APPROVAL, version, approves: 'yes', area: 'blogs' },
          ].map((body) => seen(answer(body), token)),
        )
        await sendAll(send, [remove, seen(answer({ ...APPROVAL, version }), token)])
      },
    },
    {
      ...IN_TIME,
      title: 'answer with a link that only shows',
      statuses: [201, 200, 403],
      play: async (send) => {
        const { token } = await made(send, share({ version }))
        await sendAll(send, [seen(sites, token), seen(answer({ ...APPROVAL, version }), token)])
      },
    },
    {
      ...IN_TIME,
      title: 'answer 21 times with one link',
      statuses: [201, ...Array.from({ length: 20 }, () => 201), 409, 200],
      play: async (send) => {
        const { token } = await made(send, share({ mayApprove: true }))
        const answers = Array.from({ length: 21 }, () => answer({ ...APPROVAL, version }))
        await sendAll(send, [...answers.map((request) => seen(request, token)), list])
      },
    },
  ]
}

/** Answers as the reader of a link. */
export function answer(body: unknown): TestRequest {
  return { method: 'POST', path: '/public/preview-answers', body }
}
