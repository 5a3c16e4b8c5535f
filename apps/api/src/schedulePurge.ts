import { lt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Config } from './config'
import type { Db } from './db/database'
import { idempotencyKeys } from './requests/idempotencyKeys.table'
import { audit } from './audit/audit.table'
import { purgeUndos } from './records/bulk/undoStore'
import { throttles } from './throttle/throttles.table'
import { KEPT_MS } from './requests/idempotency'

const HOUR = 60 * 60_000

/** Deletes expired rows once an hour. */
export function schedulePurge(app: FastifyInstance, db: Db, config: Config) {
  const timer = setInterval(() => {
    purgeExpired(db, config, new Date()).catch((error: unknown) => {
      app.log.error({ err: error }, 'expired rows could not be deleted')
    })
  }, HOUR)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Deletes idempotency keys after a day, expired undos and rate limits, and audit entries after the configured time. */
export async function purgeExpired(db: Db, { auditDays }: Pick<Config, 'auditDays'>, now: Date) {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(now, KEPT_MS)))
  await purgeUndos(db)
  await db.delete(throttles).where(lt(throttles.expire, now))
  if (auditDays > 0) await db.delete(audit).where(lt(audit.at, before(now, auditDays * 24 * HOUR)))
}

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms)
}
