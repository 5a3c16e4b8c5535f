import { auditFixtures } from '@staff/content/audit/auditEntry.fixtures'

import { single, type Case } from '../play'
import { ADMINISTRATOR } from './areaRequests'
import { csvCases } from './csvCases'
import { listCases } from './listCases'
import { readCases } from './recordCases'

/** The calls of the audit: those of a list, its times, and the people in it. */
export function auditCases(): Case[] {
  return [
    ...listCases(auditFixtures),
    ...readCases(auditFixtures),
    ...csvCases(auditFixtures),
    list(200, 'from=2026-11-20T08:00:00Z&to=2026-11-20T08:36:00.000Z'),
    list(200, 'from=last-7-days&action=change&area=careers&facets=1'),
    list(200, 'userId=none'),
    list(200, `recordId=${auditFixtures.filled.recordId}&sort=createdAt`),
    ...FOUND.map((q) => list(200, `facets=1&q=${encodeURIComponent(q)}`)),
    list(422, 'from=yesterday&to=9'),
    list(422, 'to=%2B123456-01-01'),
    list(422, 'from=2026-11-20T08:00:00Z&to=2026-11-20T07:00:00Z'),
    list(422, 'action=nope&area=nope&recordId=nope'),
    single(ADMINISTRATOR, 'people', 200, { method: 'GET', path: '/audit/people' }),
    single({ as: 'staff' }, 'people, as staff', 403, { method: 'GET', path: '/audit/people' }),
    single({ as: 'staff' }, 'list, as staff', 403, { method: 'GET', path: '/audit' }),
  ]
}

const FOUND = [
  'deleted',
  'deleted career',
  'career OFFICE deleted',
  'logged in',
  'log',
  'password',
  'changed blog friday',
  'queries exported',
  'a',
  'deleted zzz',
  "' % _ \\",
]

function list(status: number, query: string): Case {
  return single(ADMINISTRATOR, `audit ?${query}`, status, {
    method: 'GET',
    path: `/audit?${query}`,
  })
}
