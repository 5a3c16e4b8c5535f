import {
  acceptedStep,
  factorMessages,
  factorState,
  newRecoveryCodes,
  Problem,
  readCode,
  type FactorStanding,
  type UserFactor,
} from '@staff/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import type { SecretBox } from '../../platform/secrets/secretBox'
import { hashOf } from '../../platform/secrets/tokens'
import { recoveryCodes, secondFactors } from './secondFactors.table'

/** What accepts a code: whose it is, what was typed, and the box of the secrets. */
export interface TypedCode {
  userId: string
  typed: string
  box: SecretBox | undefined
}

/** Since when a user has a second factor; null without one. */
export async function factorSince(db: Db, userId: string): Promise<Date | null> {
  const [factor] = await db
    .select({ since: secondFactors.since })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return factor?.since ?? null
}

/** The second factor of a user. `from` is the day from which the role requires one. */
export async function factorOf(db: Db, userId: string, from: string | null): Promise<UserFactor> {
  const since = await factorSince(db, userId)
  const state = factorState({ isOn: since !== null, from }, new Date())
  return {
    since: since?.toISOString() ?? null,
    standing: await standingOf(db, userId, { state, from }),
  }
}

/** Where a user stands, whose state is known. Only who has a second factor has recovery codes to count. */
export async function standingOf(
  db: Db,
  userId: string,
  { state, from }: Pick<FactorStanding, 'state' | 'from'>,
): Promise<FactorStanding> {
  const isOn = state === 'on'
  const left = isOn ? await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)) : 0
  return { state, from, recoveryCodes: left }
}

/**
 * Uses a code up, and resolves to its kind; undefined if it is wrong or was used. The row of the second factor is locked until the end of
 * the transaction, so that of two calls with one code the second is refused.
 */
export async function useCode(tx: Db, { userId, typed, box }: TypedCode) {
  const read = readCode(typed)
  if (read?.kind === 'recovery')
    return (await takeRecoveryCode(tx, userId, read.code)) ? 'recovery' : undefined
  const [factor] = await tx
    .select({ secret: secondFactors.secret, lastStep: secondFactors.lastStep })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('no key update')
  if (!read || !factor?.secret) return undefined
  const secret = box?.open(factor.secret, userId)
  if (secret === undefined) throw new Problem(409, factorMessages.otherKey)
  const { lastStep } = factor
  const step = await acceptedStep(read.code, { secret, lastStep, now: Date.now() })
  if (step === undefined) return undefined
  await tx.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId))
  return 'app'
}

async function takeRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

/** Stores the secret of an app that is being set up. One that is in use stays until the new one is confirmed. */
export async function storePending(tx: Db, userId: string, pendingSecret: string): Promise<void> {
  await tx
    .insert(secondFactors)
    .values({ userId, pendingSecret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pendingSecret } })
}

/**
 * Turns on the app that is being set up, if the code is right, and resolves to the recovery codes; undefined for a wrong code. Throws a 409 if none is
 * being set up.
 */
export async function confirmPending(
  tx: Db,
  { userId, typed, box }: TypedCode,
): Promise<string[] | undefined> {
  const [factor] = await tx
    .select({ pendingSecret: secondFactors.pendingSecret })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('no key update')
  const pending = factor?.pendingSecret ?? null
  const secret = pending === null ? undefined : box?.open(pending, userId)
  if (secret === undefined) throw new Problem(409, factorMessages.notBegun)
  const code = readCode(typed)?.code ?? ''
  const lastStep = await acceptedStep(code, { secret, lastStep: 0, now: Date.now() })
  if (lastStep === undefined) return undefined
  await tx
    .update(secondFactors)
    .set({ secret: pending, since: sql`now()`, lastStep, pendingSecret: null })
    .where(eq(secondFactors.userId, userId))
  return replaceRecoveryCodes(tx, userId)
}

/** Replaces the recovery codes of a user, and resolves to the new ones, which are stored nowhere. */
export async function replaceRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
  return codes
}

/** Takes second factors away whose secret cannot be read here. Resolves to how many there were. */
export async function removeUnreadable(
  tx: Db,
  isReadable: (sealed: string, userId: string) => boolean,
): Promise<number> {
  const factors = await tx
    .select({ userId: secondFactors.userId, secret: secondFactors.secret })
    .from(secondFactors)
  const lost = factors.filter(
    ({ secret, userId }) => secret !== null && !isReadable(secret, userId),
  )
  if (lost.length > 0)
    await tx.delete(secondFactors).where(
      inArray(
        secondFactors.userId,
        lost.map(({ userId }) => userId),
      ),
    )
  return lost.length
}

/** Takes the second factor of a user away. Resolves to whether there was one. */
export async function removeFactor(tx: Db, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ since: secondFactors.since })
  return removed.some(({ since }) => since !== null)
}
