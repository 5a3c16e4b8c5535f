import type { Fixtures } from '@staff/entity'

import { single, type Case, type TestRequest } from '../../play'
import { PLANNED, PLANNED_END } from '../../world'
import { ADMINISTRATOR } from '../areaRequests'
import { liveRequests, played } from './liveRequests'

const FIRST_DAY = PLANNED.slice(0, 10)
const LAST_DAY = PLANNED_END.slice(0, 10)

/** When records end: in their list, its filter, its order and its export. */
export function endsCases(each: Fixtures): Case[] {
  const { change, end, list, publish, read, remove, unpublish, values, version } =
    liveRequests(each)
  const draft = change(values('As a draft'), '?draft=true')
  const newest = version + 1
  const seen = [read(), ...lists(each)]
  const ending = publish({ version, until: PLANNED })
  const later = (more: object = {}) => publish({ version: newest, from: PLANNED, ...more })
  return [
    played('nothing ends', seen),
    played('what is live ends', [ending, ...seen]),
    played('what is live ends, and has a newer draft', [ending, draft, ...seen]),
    played('what is live ends, is saved, and ends never', [
      ending,
      change(values('At once')),
      ...seen,
      end({ version: newest, until: null }),
      ...seen,
    ]),
    played('a change that ends follows at once', [draft, later({ until: PLANNED_END }), ...seen]),
    played('a change that ends follows at the end', [
      ending,
      draft,
      later({ until: PLANNED_END }),
      ...seen,
    ]),
    played('a change without an end follows at the end', [ending, draft, later(), ...seen]),
    played('a change follows long after the end', [
      ending,
      draft,
      publish({ version: newest, from: PLANNED_END, replaceScheduled: false }),
      ...seen,
    ]),
    played('what is scheduled ends', [
      unpublish({ version }),
      publish({ version, from: PLANNED, until: PLANNED_END }),
      ...seen,
    ]),
    played('what ended is unpublished', [ending, unpublish({ version }), ...seen]),
    played('what ends is deleted', [ending, remove, list('endsFrom=2001-01-01')], { 1: 204 }),
  ]
}

function lists(each: Fixtures): TestRequest[] {
  const { list } = liveRequests(each)
  return [
    list(`endsTo=${FIRST_DAY}`),
    list(`endsFrom=${FIRST_DAY}&endsTo=${FIRST_DAY}&facets=1`),
    list(`endsFrom=${LAST_DAY}&status=Published&status=Scheduled&facets=1`),
    list('endsTo=next-30-days'),
    list('sort=endsAt&pageSize=3'),
    list('sort=endsAt&order=desc&endsFrom=2001-01-01'),
    {
      method: 'GET',
      path: `/${each.entity.area}/export?endsFrom=2001-01-01&sort=endsAt&columns=endsAt`,
    },
  ]
}

/** Ends that no list can ask for, and the greatest that it can. */
export function endsCallCases({ entity }: Fixtures): Case[] {
  const listed = (status: number, query: string) =>
    single(ADMINISTRATOR, `list by the end ?${query.slice(0, 60)}`, status, {
      method: 'GET',
      path: `/${entity.area}?${query}`,
    })
  return [
    listed(200, 'endsTo=today'),
    listed(200, 'endsTo=next-7-days&timeZone=Pacific/Kiritimati&facets=1'),
    listed(200, 'endsFrom=2999-01-01&endsTo=next-7-days'),
    listed(200, 'endsFrom=1000-01-01&endsTo=9999-12-31&timeZone=Pacific/Pago_Pago'),
    listed(422, 'endsFrom=next-7-days'),
    listed(422, 'endsFrom=today'),
    listed(422, 'endsTo=last-7-days'),
    listed(422, 'endsTo=2027-03-01T09:00:00Z'),
    listed(422, 'endsTo=10000-01-01'),
    listed(422, 'endsTo=constructor'),
    listed(422, 'endsTo=__proto__'),
    listed(422, "endsTo=2027-03-01'%3B%20drop%20table%20careers%3B--"),
    listed(422, 'endsTo=%00'),
    listed(422, 'endsTo='),
    listed(422, `endsTo=${'9'.repeat(2000)}`),
    listed(422, 'endsTo=today&endsTo=today'),
    listed(422, 'endsAt=2027-03-01'),
  ]
}
