import { MAX_LISTED_ANSWERS, type PreviewAnswer } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { queryRows } from '../../platform/db/queryRows'
import { previewAnswers } from './previewAnswers.table'

/** An answer that is to be stored, and where it belongs. */
export interface NewAnswer extends Pick<
  PreviewAnswer,
  'version' | 'name' | 'approves' | 'comment'
> {
  linkId: string
  area: string
  recordId: string
}

/** Stores an answer, and resolves to it. */
export async function addAnswer(tx: Db, answer: NewAnswer): Promise<PreviewAnswer> {
  const [stored] = await tx.insert(previewAnswers).values(answer).returning(SHOWN)
  if (!stored) throw new Error('An insert returned nothing')
  return presented(stored)
}

/** How many answers the readers of a link have given. */
export async function countAnswers(db: Db, linkId: string): Promise<number> {
  const [found] = await db
    .select({ answers: count() })
    .from(previewAnswers)
    .where(eq(previewAnswers.linkId, linkId))
  return found?.answers ?? 0
}

/** The last answers about a record, the newest first. */
export async function listAnswers(db: Db, { area }: AnyEntity, id: string) {
  const answers = await db
    .select(SHOWN)
    .from(previewAnswers)
    .where(and(eq(previewAnswers.area, area), eq(previewAnswers.recordId, id)))
    .orderBy(desc(previewAnswers.answeredAt), desc(previewAnswers.id))
    .limit(MAX_LISTED_ANSWERS)
  return answers.map(presented)
}

/** An answer, and which record it is about. */
type AnswerAbout = PreviewAnswer & { area: string; recordId: string }

/** The last answers about each of some versions of records, the newest first, in one statement. */
export async function listAnswersAbout(
  db: Db,
  versions: readonly { area: string; id: string; version: number }[],
): Promise<AnswerAbout[]> {
  if (versions.length === 0) return []
  const asked = JSON.stringify(versions.map(({ area, id, version }) => ({ area, id, version })))
  const found = await queryRows<Omit<AnswerAbout, 'answeredAt'> & { answered: number }>(
    db,
    sql`select found.* from jsonb_to_recordset(${asked}::jsonb) as asked (area text, id uuid, version int)
      cross join lateral (
        select ${previewAnswers.id}, ${previewAnswers.area}, ${previewAnswers.recordId} as "recordId", ${previewAnswers.version},
          ${previewAnswers.name}, ${previewAnswers.approves}, ${previewAnswers.comment},
          (extract(epoch from ${previewAnswers.answeredAt}) * 1000)::float8 as answered
        from ${previewAnswers}
        where ${previewAnswers.recordId} = asked.id and ${previewAnswers.area} = asked.area
          and ${previewAnswers.version} = asked.version
        order by ${previewAnswers.answeredAt} desc, ${previewAnswers.id} desc limit ${MAX_LISTED_ANSWERS}::bigint
      ) as found
      order by found.answered desc, found.id desc`,
  )
  return found.map(({ answered, ...answer }) =>
    Object.assign(answer, { answeredAt: new Date(answered).toISOString() }),
  )
}

/** Deletes the answers about some records. */
export async function deleteAnswers(tx: Db, { area }: AnyEntity, ids: readonly string[]) {
  const isAbout = and(eq(previewAnswers.area, area), inArray(previewAnswers.recordId, [...ids]))
  await tx.delete(previewAnswers).where(isAbout)
}

const SHOWN = {
  id: previewAnswers.id,
  version: previewAnswers.version,
  name: previewAnswers.name,
  approves: previewAnswers.approves,
  comment: previewAnswers.comment,
  answeredAt: previewAnswers.answeredAt,
}

interface Shown extends Omit<PreviewAnswer, 'answeredAt'> {
  answeredAt: Date
}

function presented({ answeredAt, ...answer }: Shown): PreviewAnswer {
  return { ...answer, answeredAt: answeredAt.toISOString() }
}
