import { listPath } from '@staff/admin'
import { fakeSession } from '@staff/admin/testing'
import { MAX_NOTES, type QueryNote } from '@staff/content/calls'
import { query } from '@staff/content/query/query.entity'
import { queryFixtures } from '@staff/content/query/query.fixtures'
import { roleFixtures } from '@staff/content/role/role.fixtures'
import { userFixtures } from '@staff/content/user/user.fixtures'
import { FIXTURE_NOW } from '@staff/entity'

const { filled, records } = queryFixtures
const [esme] = userFixtures.records
const gone = userFixtures.records.find(({ account }) => account === 'Disabled')
const HOUR = 3_600_000

/** The user of the stories, as a record: she can take queries. */
const { userId, name, email } = fakeSession()
const [firstName = '', lastName = ''] = name.split(' ')
const ana = {
  ...esme,
  id: userId,
  firstName,
  lastName,
  email,
  roleId: roleFixtures.records.find(({ roleTypeId }) => roleTypeId === 1)?.id,
}

/** The users of stories about the work with queries. */
export const staffRecords = { users: [ana, ...userFixtures.records] }

/** The ids of those who take queries in stories. */
export const takers = { ana: userId, esme: esme?.id ?? '', gone: gone?.id ?? '' }

/** The address of the list with the first query open. */
export const openedPath = `${listPath('US', query)}?open=${filled.id}`

/** The records of a story: the first query with some values. */
export function withQuery(values: object) {
  return { ...staffRecords, queries: [{ ...filled, ...values }, ...records.slice(1)] }
}

/** Notes of two people, the oldest first. The second of them has left. */
export function someNotes(count: number): QueryNote[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `019a0000-0000-7000-9500-${String(index + 1).padStart(12, '0')}`,
    authorId: index % 2 === 0 ? takers.esme : '019a0000-0000-7000-8000-00000000dead',
    authorName: index % 2 === 0 ? 'Esme Thornbury' : 'Ruben Castell',
    createdAt: new Date(FIXTURE_NOW.getTime() - (count - index) * HOUR).toISOString(),
    text: TEXTS[index % TEXTS.length] ?? '',
  }))
}

const TEXTS = [
  'Called back. They need six people, two of them with payments.',
  'Profiles of four are ready:\n- two for Leeds\n- two remote',
  'Asked the office in Leeds for the other two.',
]

export { MAX_NOTES }
