import { createHash, createHmac } from 'node:crypto'

import { Problem, refused, requestMessages } from '@staff/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Db } from '../db/database'
import { idempotencyKeys } from './idempotencyKeys.table'

/** An answer that something was made. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** How long the answer to a call with an Idempotency-Key is remembered, in milliseconds. */
export const REMEMBERED_MS = 24 * 60 * 60_000

/**
 * Answers a call that makes something. `prepare` checks what was sent and answers with the work, which runs in one
 * transaction with the memory of its answer: who repeats the call with the same Idempotency-Key gets the first answer
 * again, and nothing is made twice. Throws a 422 for the key of another body.
 */
export async function withIdempotencyKey(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  prepare: () => Promise<(tx: Db) => Promise<Made>>,
) {
  const call = namedCall(request)
  const before = call && (await recall(db, call))
  if (before) return send(reply, before, true)
  const work = await prepare()
  const { made, isRepeat } = await db.transaction(async (tx) => {
    // Whoever sends the same call at the same time waits here, and then finds the answer.
    if (call) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${call.key}, 0))`)
    const meanwhile = call && (await recall(tx, call))
    if (meanwhile) return { made: meanwhile, isRepeat: true }
    const first = await work(tx)
    if (call) await remember(tx, call, first)
    return { made: first, isRepeat: false }
  })
  return send(reply, made, isRepeat)
}

interface NamedCall {
  key: string
  fingerprint: string
}

const KEY = /^[\x21-\x7e]{16,255}$/

/** The call under the name that its caller gave it; undefined where there is none. Throws a 422 for a bad name. */
function namedCall(request: FastifyRequest): NamedCall | undefined {
  const given = request.headers['idempotency-key']
  if (given === undefined) return undefined
  const name = String(given)
  if (!KEY.test(name)) throw new Problem(400, requestMessages.badIdempotencyKey)
  const caller = request.session?.userId ?? 'visitor'
  const scope = `${caller} ${request.method} ${request.routeOptions.url}`
  return {
    key: createHash('sha256').update(`${scope} ${name}`).digest('hex'),
    // With the name as its secret, which is not stored: a password in the body cannot be tried out on the hash.
    fingerprint: createHmac('sha256', name)
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
  }
}

async function recall(db: Db, { key, fingerprint }: NamedCall): Promise<Made | undefined> {
  const since = new Date(Date.now() - REMEMBERED_MS)
  const [answer] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), gt(idempotencyKeys.createdAt, since)))
  if (answer && answer.fingerprint !== fingerprint)
    throw refused({ 'Idempotency-Key': requestMessages.otherIdempotencyKey })
  return answer
}

async function remember(tx: Db, call: NamedCall, { status, headers, body }: Made) {
  const answer = { ...call, status, headers, body, createdAt: new Date() }
  await tx
    .insert(idempotencyKeys)
    .values(answer)
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: answer })
}

function send(reply: FastifyReply, { status, headers, body }: Made, isRepeat: boolean) {
  if (isRepeat) reply.header('idempotency-replayed', 'true')
  return reply.code(status).headers(headers).send(body)
}
