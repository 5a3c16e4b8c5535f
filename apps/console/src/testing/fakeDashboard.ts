import {
  fakeCounts,
  type FakeAnswer,
  type FakePerson,
  type FakeRecord,
  type FakeServer,
} from '@staff/admin/testing'
import { FIXTURE_NOW } from '@staff/entity'
import { query } from '@staff/content/query/query.entity'

const DAY = 86_400_000

/** The response to `GET /dashboard` for a person. */
export function fakeDashboard(
  server: Pick<FakeServer, 'entities' | 'store'>,
  caller: FakePerson,
): FakeAnswer {
  const queries = server.store.records(query.area)
  const wanted = queries.filter(({ status }) => status !== 'Spam')
  return {
    status: 200,
    body: {
      counts: fakeCounts(server, caller),
      newestQueries: wanted.toSorted(newestFirst).slice(0, 5).map(excerpt),
      queriesByWeek: weeks().map((weekStart) => ({
        weekStart,
        count: queries.filter(({ createdAt }) => mondayOf(new Date(createdAt)) === weekStart)
          .length,
      })),
    },
  }
}

function newestFirst(one: FakeRecord, other: FakeRecord): number {
  return other.createdAt.localeCompare(one.createdAt)
}

function excerpt({ id, name, subject, message, region, createdAt }: FakeRecord) {
  const beginning = String(message).slice(0, 200).replaceAll(/\s+/g, ' ')
  return { id, name, subject, message: beginning, region, createdAt }
}

function weeks(): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    mondayOf(new Date(FIXTURE_NOW.getTime() - (11 - index) * 7 * DAY)),
  )
}

function mondayOf(moment: Date): string {
  const daysAgo = (moment.getUTCDay() + 6) % 7
  return new Date(moment.getTime() - daysAgo * DAY).toISOString().slice(0, 10)
}
