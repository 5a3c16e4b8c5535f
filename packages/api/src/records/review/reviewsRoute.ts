import {
  acceptQuery,
  keyOfItem,
  listReviews,
  MAX_REVIEWS,
  reviewEntities,
  summarizeAnswers,
  type ListedReview,
  type Review,
  type RightsHolder,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { listAnswersAbout } from '../preview/answerStore'
import { allEntities } from '../table/areas'
import { readableBy } from '../table/readableBy'
import { findRecords } from '../table/recordStore'
import { recordTable } from '../table/recordTable'
import { reviews } from './reviews.table'
import { presentReviews } from './reviewStore'

/** `GET /api/reviews`: the open requests to publish in all areas that the caller may edit, the oldest first. */
export function reviewsRoute(app: FastifyInstance, db: Db) {
  serveCall(app, listReviews, async (request) => {
    const { recordId } = acceptQuery(listReviews, request.query)
    const session = sessionOf(request)
    const entities = reviewEntities(allEntities(), session)
    const areas = entities.map(({ area }) => area)
    const rows = await db
      .select()
      .from(reviews)
      .where(
        and(
          inArray(reviews.area, areas),
          recordId === undefined ? undefined : eq(reviews.recordId, recordId),
        ),
      )
      .orderBy(reviews.askedAt)
    const records: Review[] = []
    for (const entity of entities) {
      const own = rows.filter(({ area }) => area === entity.area)
      if (own.length > 0) records.push(...(await presentOf(db, entity, own, session)))
    }
    const oldest = records.toSorted((one, other) => one.askedAt.localeCompare(other.askedAt))
    return { records: await withAnswers(db, oldest.slice(0, MAX_REVIEWS)) }
  })
}

async function presentOf(
  db: Db,
  entity: AnyEntity,
  rows: Parameters<typeof presentReviews>[2],
  reader: RightsHolder,
): Promise<Review[]> {
  const records = readableBy(recordTable(entity), reader)
  const ids = rows.map(({ recordId }) => recordId)
  return presentReviews(db, entity, rows, await findRecords(db, records, ids))
}

/** Requests with what readers of preview links say about their versions. */
async function withAnswers(db: Db, listed: readonly Review[]): Promise<ListedReview[]> {
  const byRecord = new Map<string, Awaited<ReturnType<typeof listAnswersAbout>>>()
  for (const answer of await listAnswersAbout(db, listed)) {
    const key = keyOfItem({ area: answer.area, id: answer.recordId })
    byRecord.set(key, [...(byRecord.get(key) ?? []), answer])
  }
  return listed.map((review) => ({
    ...review,
    answers: summarizeAnswers(byRecord.get(keyOfItem(review)) ?? [], review.version),
  }))
}
