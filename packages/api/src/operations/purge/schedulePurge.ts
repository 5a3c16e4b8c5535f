import { lt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Content } from '../content/content'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { idempotencyKeys } from '../../platform/requests/idempotencyKeys.table'
import { purgeJobs } from '../jobs/jobStore'
import { purgeLinks } from '../../identity/links/linkStore'
import { audit } from '../../identity/audit/audit.table'
import { purgeUndos } from '../../records/bulk/undoStore'
import { removeLeftObjects } from '../../records/images/store/objectEntries'
import type { PictureStore } from '../../records/images/store/PictureStore'
import { purgeRevisions } from '../../records/history/purgeRevisions'
import { purgeLive } from '../../records/live/purgeLive'
import { purgePreviews } from '../../records/preview/previewStore'
import { purgeReviews } from '../../records/review/purgeReviews'
import { purgeTrash } from '../../records/trash/purgeTrash'
import { keepDeployedFiles } from '../../site/console/deployedFiles'
import { throttles } from '../../platform/throttle/throttles.table'
import { KEPT_MS } from '../../platform/requests/idempotency'

const HOUR = 60 * 60_000

/** How many days jobs that are done or failed can be looked up, and links that have expired. */
const JOB_DAYS = 30

/** Deletes expired rows and objects without pictures once an hour, and says that the files of this build are still deployed. */
export function schedulePurge(
  app: FastifyInstance,
  db: Db,
  config: Config,
  { purge, store }: { purge: Content['purge']; store: PictureStore | undefined },
) {
  const timer = setInterval(() => {
    const now = new Date()
    Promise.all([
      purgeExpired(db, config, now),
      keepDeployedFiles(db, config, now),
      purge?.(db, config, now),
    ]).catch((error: unknown) => {
      app.log.error({ err: error }, 'expired rows could not be deleted')
    })
    if (store)
      removeLeftObjects(db, store).catch((error: unknown) => {
        app.log.error({ err: error }, 'objects without pictures could not be removed')
      })
  }, HOUR)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Deletes idempotency keys and ended requests to publish after a day, and jobs and expired password links after 30. Deletes expired undos, preview
 * links and rate limits, and after the configured times the trash, revisions, ended times on the site and audit entries.
 */
export async function purgeExpired(
  db: Db,
  { auditDays, revisionDays, trashDays }: Pick<Config, `${'audit' | 'revision' | 'trash'}Days`>,
  now: Date,
) {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(now, KEPT_MS)))
  await purgeUndos(db)
  await purgePreviews(db)
  await purgeReviews(db, before(now, 24 * HOUR))
  await purgeJobs(db, before(now, JOB_DAYS * 24 * HOUR))
  await purgeLinks(db, before(now, JOB_DAYS * 24 * HOUR))
  await db.delete(throttles).where(lt(throttles.expire, now))
  if (trashDays > 0) await purgeTrash(db, before(now, trashDays * 24 * HOUR))
  if (revisionDays > 0) {
    await purgeRevisions(db, before(now, revisionDays * 24 * HOUR))
    await purgeLive(db, before(now, revisionDays * 24 * HOUR))
  }
  if (auditDays > 0)
    await db.delete(audit).where(lt(audit.createdAt, before(now, auditDays * 24 * HOUR)))
}

function before(time: Date, ms: number): Date {
  return new Date(time.getTime() - ms)
}
