import type { AnyEntity, EntityValues } from '@staff/entity'

import type { Review } from '../areas/review/reviewCalls'
import type { AnyExample } from './CallExample'

const askedBySam = {
  note: 'The new opening hours',
  askedById: '019aa3a0-0000-7000-8000-000000000002',
  askedByName: 'Sam Staff',
  askedAt: '2026-11-24T09:00:00.000Z',
  comment: null,
  answeredByName: null,
  answeredAt: null,
}

/** The examples of the calls about the review of a record before it is published. */
export function reviewExamples(
  entity: AnyEntity,
  record: EntityValues,
): Record<'askToPublish' | 'withdrawReview' | 'sendBack', AnyExample> {
  const params = { id: String(record[entity.idKey]) }
  const response = reviewExample(entity, record)
  const { version, note } = response
  const comment = 'Please name the place.'
  return {
    askToPublish: { params, body: { version, note }, response },
    withdrawReview: { params },
    sendBack: {
      params,
      body: { version, comment },
      response: {
        ...response,
        state: 'Sent back',
        comment,
        answeredByName: 'Ana Admin',
        answeredAt: '2026-11-24T10:00:00.000Z',
      },
    },
  }
}

/** The example of the list of requests to publish. */
export const listReviewsExample = {
  query: {},
  response: {
    records: [
      {
        ...askedBySam,
        area: 'careers',
        id: '019a0000-0000-7000-8000-000000000001',
        title: 'Harbour Master',
        state: 'Waiting' as const,
        version: 7,
        answers: {
          approved: 1,
          declined: 1,
          latest: {
            name: 'Dana Reed',
            approves: false,
            comment: 'The second date is wrong.',
            answeredAt: '2026-11-24T11:30:00.000Z',
          },
        },
      },
    ],
  },
}

/** A request to publish a record. */
function reviewExample(entity: AnyEntity, record: EntityValues): Review {
  return {
    area: entity.area,
    id: String(record[entity.idKey]),
    title: entity.titleOf(record),
    state: 'Waiting',
    version: Number(record['version']),
    ...askedBySam,
  }
}
