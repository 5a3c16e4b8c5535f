import { careerFixtures } from '@staff/content/career/career.fixtures'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'

import { single, type Case, type TestRequest } from '../play'
import { UNKNOWN_ID } from '../world'
import { ADMINISTRATOR } from './areaRequests'

const trash = (query = ''): TestRequest => ({
  method: 'GET',
  path: `/trash${query && `?${query}`}`,
})
const remove = (path: string): TestRequest => ({
  method: 'DELETE',
  path,
  headers: { 'If-Match': '*' },
})

const [testimonial] = testimonialFixtures.records
const [, career] = careerFixtures.records
const [, , query] = queryFixtures.records

/** The trash of all areas. */
export function wholeTrashCases(): Case[] {
  return [
    single(ADMINISTRATOR, 'an empty trash', 200, trash()),
    single(ADMINISTRATOR, 'one area of it', 200, trash('area=careers&pageSize=1')),
    single({ as: 'nobody' }, 'nobody', 401, trash()),
    ...['', 'area=queries', 'area=moon', 'pageSize=1'].map((asked) =>
      single({ as: 'staff' }, `staff ?${asked}`, 403, trash(asked)),
    ),
    ...[
      'area=moon',
      'area=',
      'area=audit',
      'recordId=1',
      'page=0',
      'pageSize=101',
      'q=%00',
      'q=a&q=b',
      'areas=careers',
    ].map((asked) => single(ADMINISTRATOR, `refuse ?${asked}`, 422, trash(asked))),
    filledCase(),
  ]
}

/** On the fake side all is deleted at the same time, where the smaller id comes first, so the greatest is deleted first. */
function filledCase(): Case {
  const id = career?.jobId ?? ''
  const restore: TestRequest = {
    method: 'POST',
    path: `/careers/${id}/restore`,
    headers: { 'If-Match': '*' },
    body: {},
  }
  const asked = [
    '',
    'area=careers&area=queries',
    'area=testimonials&q=zzz',
    `q=${encodeURIComponent((career?.title ?? '').slice(1, 6).toUpperCase())}`,
    'pageSize=1&page=2',
    'page=9',
    `recordId=${id.toUpperCase()}`,
    `recordId=${id}&area=testimonials`,
    `recordId=${UNKNOWN_ID}`,
  ]
  return {
    ...ADMINISTRATOR,
    title: 'records of three areas, the last deleted first',
    statuses: [204, 204, 204, ...asked.map(() => 200), 200, 200],
    play: async (send) => {
      await send(remove(`/queries/${query?.id}`))
      await send(remove(`/careers/${id}`))
      await send(remove(`/testimonials/${testimonial?.id}`))
      for (const each of asked) await send(trash(each))
      await send(restore)
      await send(trash())
    },
  }
}
