import { queryFixtures } from '@staff/content/query/query.fixtures'

import type { Row } from '@staff/api/records/testing'
import type { Call, Person, TestApi } from '@staff/api/testing/testApi'
import { queries } from './queries.table'

/** When the queries of the tests were received. */
export const NOW = new Date('2026-11-20T09:00:00Z')

/** The message for somebody who cannot take a query. */
export const CANNOT_TAKE = 'Taken by must be somebody who can log in and open queries'

/** Some days before. */
export function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * 86_400_000)
}

/** What a visitor sends. */
export function sentQuery() {
  const { name, email, phone, subject, message, region } = queryFixtures.filled
  return { name, email, phone, subject, message, region, createdAt: NOW }
}

/** The statuses of responses, the lowest first. */
export function statusesOf(responses: readonly { statusCode: number }[]): number[] {
  return responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
}

/** The calls of the work with queries. */
export function queryCalls(api: TestApi) {
  const get = async <Body>(url: string, as: Person = 'staff') =>
    (await api.call('GET', `/api${url}`, { as })).json<Body>()
  return {
    get,
    /** Stores a query, and returns its id. */
    add: async (values: Partial<typeof queries.$inferInsert> = {}): Promise<string> => {
      const [row] = await api.database.db
        .insert(queries)
        .values({ ...sentQuery(), ...values })
        .returning({ id: queries.id })
      return row?.id ?? ''
    },
    read: (id: string) => get<Row>(`/queries/${id}`),
    change: (id: string, body: object, version: number | string = '*', call: Call = {}) =>
      api.call('PATCH', `/api/queries/${id}`, {
        as: 'staff',
        body,
        headers: { 'if-match': version === '*' ? '*' : `"${version}"` },
        ...call,
      }),
    bulk: (body: object, as: Person = 'staff') =>
      api.call('POST', '/api/queries/bulk', { as, body }),
    note: (id: string, text: unknown, call: Call = {}) =>
      api.call('POST', `/api/queries/${id}/notes`, { as: 'staff', body: { text }, ...call }),
    notesOf: async (id: string) =>
      (await get<{ notes: Row[] }>(`/queries/${id}/notes`, 'administrator')).notes,
  }
}
