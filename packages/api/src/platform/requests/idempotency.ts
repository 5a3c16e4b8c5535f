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
  /** The body for repeated calls, where it has less: without personal data that a deletion must not outlive. */
  storedBody?: unknown
}

/** How long the response to a call with an Idempotency-Key is stored, in milliseconds. */
export const KEPT_MS = 24 * 60 * 60_000

/**
 * Handles a call that creates something. `prepare` validates the request and returns the work, which runs in one transaction
 * with storing its response: a repeated call with the same Idempotency-Key gets the first response again, and nothing is
 * created twice. Throws a 422 if the key was used for another address or with another body. A repeated call is not prepared, so rights
 * are checked before.
 */
export async function withIdempotencyKey(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  prepare: () => Promise<(tx: Db) => Promise<StoredResponse>>,
) {
  const { response, isRepeat } = await runOnce(db, request, prepare)
  return send(reply, response, isRepeat)
}

/** The same without sending the response. */
export async function runOnce(
  db: Db,
  request: FastifyRequest,
  prepare: () => Promise<(tx: Db) => Promise<StoredResponse>>,
): Promise<{ response: StoredResponse; isRepeat: boolean }> {
  const call = keyedCall(request)
  const earlier = call && (await findResponse(db, call))
  if (earlier) return { response: earlier, isRepeat: true }
  const work = await prepare()
  return db.transaction(async (tx) => {
    // A concurrent call with the same key waits here, and then finds the response.
    if (call) await waitForOthers(tx, call)
    const concurrent = call && (await findResponse(tx, call))
    if (concurrent) return { response: concurrent, isRepeat: true }
    const first = await work(tx)
    if (call) await storeResponse(tx, call, first)
    return { response: first, isRepeat: false }
  })
}

/**
 * The stored response to an earlier call of this address with the same Idempotency-Key, whatever its parameters and its body were; undefined if it has
 * stored nothing. Waits for the end of a call that is still running.
 */
export async function findEarlier(
  db: Db,
  request: FastifyRequest,
): Promise<StoredResponse | undefined> {
  const call = keyedCall(request)
  if (!call) return undefined
  return db.transaction(async (tx) => {
    await waitForOthers(tx, call)
    const stored = await findStored(tx, call)
    return stored && addressOf(stored) === addressOf(call) ? stored : undefined
  })
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

/** The key of a call and what identifies its address and its content, all hashed. */
interface KeyedCall {
  key: string
  /** The address and the content, separated by a point. */
  fingerprint: string
}

/** The key and the fingerprint of a call; undefined if it has no Idempotency-Key. Throws a 400 for an invalid key. */
function keyedCall(request: FastifyRequest): KeyedCall | undefined {
  const name = checkIdempotencyKey(request.headers['idempotency-key']?.toString())
  if (name === undefined) return undefined
  const caller = request.session?.userId ?? 'visitor'
  const { method, url, body } = request
  const [path = '', ...parameters] = url.split('?')
  // The key is the secret of the HMAC and is not stored, so that passwords in the body cannot be guessed from the hash.
  const hash = (...parts: (string | Uint8Array)[]) => {
    const hmac = createHmac('sha256', name)
    for (const part of parts) hmac.update(part)
    return hmac.digest('base64url')
  }
  const content = body instanceof Uint8Array ? body : JSON.stringify(body ?? null)
  return {
    key: createHash('sha256').update(`${caller} ${name}`).digest('hex'),
    fingerprint: `${hash(method, ' ', path)}.${hash(parameters.join('?'), ' ', content)}`,
  }
}

function addressOf({ fingerprint }: Pick<KeyedCall, 'fingerprint'>): string {
  return fingerprint.split('.')[0] ?? ''
}

function waitForOthers(tx: Db, { key }: KeyedCall) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

async function findResponse(db: Db, call: KeyedCall): Promise<StoredResponse | undefined> {
  const stored = await findStored(db, call)
  if (stored && addressOf(stored) !== addressOf(call)) throw otherIdempotencyKey('address')
  if (stored && stored.fingerprint !== call.fingerprint) throw otherIdempotencyKey('body')
  return stored
}

async function findStored(db: Db, { key }: KeyedCall) {
  const [stored] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), gt(idempotencyKeys.createdAt, keptSince())))
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
  const { body, storedBody = body } = response
  const row = { ...keyedResponse(call, response), body: storedBody }
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
