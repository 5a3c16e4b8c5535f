import { auditFixtures } from '@staff/content/audit/auditEntry.fixtures'
import { fixtures as contentFixtures } from '@staff/content/fixtures'
import { NO_RIGHTS, FIXTURE_NOW } from '@staff/entity'

import { fakeSession, OTHER_LOGIN } from '@staff/admin/testing'
import type { Start } from './play'

const fixtures = [...contentFixtures, auditFixtures]

/** The record of the caller, whom the fake API calls Ana. */
export const ANA = fakeSession()

/** The id of another administrator, who can log in too. */
export const BEN_ID = '019a0000-0000-7000-9000-000000000002'

export const ADMINISTRATOR_ROLE = '019a0000-0000-7000-9200-000000000001'
const STAFF_ROLE = '019a0000-0000-7000-9200-000000000002'

/** Times in which the cases plan to publish. Both are later than the time of any test, which is that of the fixtures. */
export const PLANNED = '2027-03-01T09:00:00.000Z'
export const PLANNED_END = '2027-04-01T09:00:00.000Z'

/** An id that no record has. */
export const UNKNOWN_ID = '019a0000-0000-7000-8000-00000000dead'

const stamps = {
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  version: 1,
}

const administrators = {
  id: ADMINISTRATOR_ROLE,
  name: 'Administrator',
  roleTypeId: 1,
  description: '',
  rights: NO_RIGHTS,
  ...stamps,
}
const staff = { ...administrators, id: STAFF_ROLE, name: 'Staff', roleTypeId: 2 }

/** The records with which a case begins: the fixtures with the people who log in, unless the case has its own. */
export function recordsOf({ records = {}, ...start }: Start): Record<string, readonly object[]> {
  return Object.fromEntries(
    fixtures.map(({ entity: { area }, records: samples }) => [
      area,
      [...peopleOf(area, start), ...(records[area] ?? samples)],
    ]),
  )
}

function peopleOf(area: string, { as, rights = NO_RIGHTS }: Start): object[] {
  if (area === 'roles') return [administrators, { ...staff, rights }]
  if (area !== 'users') return []
  const roleId = as === 'staff' ? STAFF_ROLE : ADMINISTRATOR_ROLE
  return [person(ANA.userId, ANA.name, ANA.email, roleId)]
}

/** A user record. */
function person(id: string, name: string, email: string, roleId = ADMINISTRATOR_ROLE) {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { id, firstName, lastName, email, roleId, account: 'Active', ...stamps }
}

/** Another administrator who can log in. */
export const BEN = person(BEN_ID, 'Ben Okafor', OTHER_LOGIN.email)

const seeded = new Set([
  ...[...fixtures.flatMap(({ records }) => records), stamps].flatMap(({ createdAt, updatedAt }) => [
    createdAt,
    updatedAt,
  ]),
  PLANNED,
  PLANNED_END,
])

/** Whether a timestamp is one that a side was seeded with or that a case has sent, and not the time of the test. */
export function isSeeded(timestamp: string): boolean {
  return seeded.has(timestamp) && timestamp !== FIXTURE_NOW.toISOString()
}
