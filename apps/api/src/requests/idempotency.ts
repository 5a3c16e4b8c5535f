import { createHash, createHmac } from 'node:crypto'

import { checkIdempotencyKey, otherIdempotencyKey } from '@staff/contract'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Db } from '../db/database'
import { refusalOf } from '../problems/databaseProblem'
import { idempotencyKeys } from './idempotencyKeys.table'

/** The response of a call that creates something. A text as body is JSON. */
export interface StoredResponse {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** How long the response to a call with an Idempotency-Key is stored, in milliseconds. */
export const KEPT_MS = 24 * 60 * 60_000

/**
 * Handles a call that creates something. `prepare` validates the request and returns the work, which runs in one transaction
 * with storing its response: a repeated call with the same Idempotency-Key gets the first response again, and nothing is
 * created twice. Throws a 422 if the key was used with another body.
 */
export async function withIdempotencyKey(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  prepare: () => Promise<(tx: Db) => Promise<StoredResponse>>,
) {
  const call = keyedCall(request)
  const earlier = call && (await findResponse(db, call))
  if (earlier) return send(reply, earlier, true)
  const work = await prepare()
  const { response, isRepeat } = await db.transaction(async (tx) => {
    // A concurrent call with the same key waits here, and then finds the response.
    if (call) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${call.key}, 0))`)
    const concurrent = call && (await findResponse(tx, call))
    if (concurrent) return { response: concurrent, isRepeat: true }
    const first = await work(tx)
    if (call) await storeResponse(tx, call, first)
    return { response: first, isRepeat: false }
  })
  return send(reply, response, isRepeat)
}

/**
 * The same for a call that creates something in one statement, which stores the response too: `create` gets the key. A first call
 * takes no lock and looks nothing up. Of concurrent calls the database lets one store the key; the others wait for it, fail, and
 * find its response.
 */
export async function withKeyInStatement(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  create: (call: KeyedCall | undefined) => Promise<StoredResponse>,
) {
  const call = keyedCall(request)
  const { response, isRepeat } = await createOnce(db, call, create)
  return send(reply, response, isRepeat)
}

async function createOnce(
  db: Db,
  call: KeyedCall | undefined,
  create: (call: KeyedCall | undefined) => Promise<StoredResponse>,
) {
  try {
    return { response: await create(call), isRepeat: false }
  } catch (error) {
    // Whatever the reason is, also a unique value that the first call has taken: the first response is repeated.
    const earlier = call && (await findResponse(db, call))
    if (earlier) return { response: earlier, isRepeat: true }
    if (!call || refusalOf(error)?.constraint !== KEY_CONSTRAINT) throw error
    await forgetExpired(db, call)
    return { response: await create(call), isRepeat: false }
  }
}

const KEY_CONSTRAINT = 'idempotency_keys_pkey'

/** The columns of a stored response, except its body. */
export type KeyedResponse = ReturnType<typeof keyedResponse>

/** A response to store under the key of a call. */
export function keyedResponse(
  { key, fingerprint }: KeyedCall,
  { status, headers }: Omit<StoredResponse, 'body'>,
) {
  return { key, fingerprint, status, headers, createdAt: new Date() }
}

/** The key of a call and what identifies its body, both hashed. */
interface KeyedCall {
  key: string
  fingerprint: string
}

/** The key and the fingerprint of a call; undefined if it has no Idempotency-Key. Throws a 400 for an invalid key. */
function keyedCall(request: FastifyRequest): KeyedCall | undefined {
  const name = checkIdempotencyKey(request.headers['idempotency-key']?.toString())
  if (name === undefined) return undefined
  const caller = request.session?.userId ?? 'visitor'
  const scope = `${caller} ${request.method} ${request.routeOptions.url}`
  return {
    key: createHash('sha256').update(`${scope} ${name}`).digest('hex'),
    // The key is the secret of the HMAC and is not stored, so that passwords in the body cannot be guessed from the hash.
    fingerprint: createHmac('sha256', name)
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
  }
}

async function findResponse(
  db: Db,
  { key, fingerprint }: KeyedCall,
): Promise<StoredResponse | undefined> {
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), gt(idempotencyKeys.createdAt, keptSince())))
  if (stored && stored.fingerprint !== fingerprint) throw otherIdempotencyKey()
  return stored
}

// The purge, which runs on a timer, has not seen it yet.
async function forgetExpired(db: Db, { key }: KeyedCall) {
  await db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), lte(idempotencyKeys.createdAt, keptSince())))
}

function keptSince(): Date {
  return new Date(Date.now() - KEPT_MS)
}

async function storeResponse(tx: Db, call: KeyedCall, response: StoredResponse) {
  const row = { ...keyedResponse(call, response), body: response.body }
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: row })
}

function send(reply: FastifyReply, { status, headers, body }: StoredResponse, isRepeat: boolean) {
  if (isRepeat) reply.header('idempotency-replayed', 'true')
  if (typeof body === 'string') reply.type('application/json; charset=utf-8')
  return reply.code(status).headers(headers).send(body)
}
