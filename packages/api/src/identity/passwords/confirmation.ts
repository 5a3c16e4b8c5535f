import { confirmationRequired } from '@staff/contract'
import { eq } from 'drizzle-orm'

import type { Db } from '../../platform/db/database'
import { sessions } from '../sessions/sessions.table'
import type { Session } from '../sessions/sessions'

/** How long a confirmation is valid, in milliseconds. */
const CONFIRMED_MS = 5 * 60_000

/** Throws a 403 unless the password was confirmed in this session recently. */
export function requireConfirmation({ confirmedAt }: Session): void {
  if (confirmedAt && Date.now() - confirmedAt.getTime() < CONFIRMED_MS) return
  throw confirmationRequired()
}

/** Records that the password was confirmed in this session now. */
export async function confirmSession(db: Db, { tokenHash }: Pick<Session, 'tokenHash'>) {
  await db
    .update(sessions)
    .set({ confirmedAt: new Date() })
    .where(eq(sessions.tokenHash, tokenHash))
}
