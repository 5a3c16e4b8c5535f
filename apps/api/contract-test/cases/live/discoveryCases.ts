import { areVacancies } from '@staff/contract'
import type { Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../../play'
import { PLANNED, PLANNED_END, UNKNOWN_ID } from '../../world'
import { addressRequests } from './addressCases'
import { liveRequests, played } from './liveRequests'

/** What search engines, feed readers and job searches read of an area, one call at a time. */
export function discoveryCases(each: Fixtures): Case[] {
  const { id } = liveRequests(each)
  const { feed, posting } = discoveryRequests(each)
  const regions = each.entity.publicSite?.regions
  return [
    one(`feed of ${each.entity.area}`, 200, feed()),
    one('feed of another region', 200, feed('?region=UK')),
    one('feed of no region', 422, feed('?region=FR')),
    one('feed with a page', 422, feed('?page=2')),
    one('feed with a preview link that has ended', 403, {
      ...feed(),
      headers: { 'Preview-Token': 'a'.repeat(43) },
    }),
    ...(areVacancies(each.entity)
      ? [
          one('posting by the id', 200, posting(id)),
          one('posting in another region', regions ? 404 : 200, posting(id, '?region=UK')),
          one('posting in no region', 422, posting(id, '?region=FR')),
          one('posting of an unknown record', 404, posting(UNKNOWN_ID)),
          one('posting of a free slug', 404, posting('free')),
          one('posting of what is no slug', 404, posting('No%20slug')),
        ]
      : []),
  ]
}

/** Whole lives of vacancies, as search engines, feed readers and job searches see them. */
export function discoveryLives(each: Fixtures): Case[] {
  const { cancel, change, end, id, publish, unpublish, values, version } = liveRequests(each)
  const { feed, posting } = discoveryRequests(each)
  const { move } = addressRequests(each)
  const newest = version + 1
  const seen = [feed(), SITEMAP, posting(id)]
  const markup = '</script> <b> & "this"'
  return [
    played('a change is seen at once', [change(values('Changed')), ...seen]),
    played('a draft is not seen', [change(values('As a draft'), '?draft=true'), ...seen]),
    played('texts with markup', [change({ title: markup, description: `${markup}\nb` }), ...seen]),
    played('a vacancy that is kept out of search engines', [change({ noIndex: true }), ...seen], {
      3: 404,
    }),
    played('an address is changed', [move('another'), ...seen, posting('another')]),
    played('a vacancy with an end', [end({ version, until: PLANNED }), ...seen]),
    played('a change that is planned, and its end', [
      change(values('Planned'), '?draft=true'),
      publish({ version: newest, from: PLANNED, until: PLANNED_END }),
      ...seen,
      cancel({ version: newest }),
      posting(id),
    ]),
    played('what comes back keeps its first time', [
      unpublish({ version }),
      feed(),
      SITEMAP,
      publish({ version }),
      ...seen,
    ]),
    played('a vacancy that is not shown any more', [unpublish({ version }), posting(id)], {
      1: 410,
    }),
  ]
}

function discoveryRequests({ entity: { area } }: Fixtures) {
  return {
    feed: (query = ''): TestRequest => ({
      method: 'GET',
      path: `/public/${area}/feed.xml${query}`,
    }),
    posting: (word: string, query = ''): TestRequest => ({
      method: 'GET',
      path: `/public/${area}/${word}/job-posting${query}`,
    }),
  }
}

const SITEMAP: TestRequest = { method: 'GET', path: '/public/sitemap.xml' }

function one(title: string, status: number, request: TestRequest): Case {
  return single({ as: 'nobody' }, title, status, request)
}
