import {
  bulkRefusal,
  endUndone,
  incomplete,
  liveAt,
  outcomeOf,
  publicationUndone,
  unpublished,
  type BulkEdition,
  type BulkOutcome,
  type LiveStep,
  type RecordBefore,
} from '@staff/contract'

import { sessionOf } from '../../identity/access/authorize'
import { auditRecords } from '../audit/auditRecords'
import type { Db } from '../../platform/db/database'
import { publishNow } from '../live/goLive'
import { changeTimes } from '../live/times/changeTimes'
import type { RecordContext } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { lockRecords } from './lockRecords'

/**
 * Brings the records of one block to the public site, or takes them from it, or undoes that. The records themselves stay as they are, so
 * they get no new versions. Those that are as wanted already are neither done nor refused.
 */
export async function liveBlock(
  tx: Db,
  context: RecordContext,
  editions: readonly BulkEdition[],
  step: LiveStep,
): Promise<BulkOutcome> {
  const { records, request } = context
  const { entity } = records
  const { found, refused } = await lockRecords(tx, context, editions)
  const stored: StoredRecord[] = []
  for (const each of found) {
    const lacking = step === 'publish' ? incomplete(entity, each.stored) : undefined
    if (lacking) refused.push(bulkRefusal(each, lacking))
    else stored.push(each.stored)
  }
  const { changed, shown } = await changeLive(tx, context, stored, step)
  if (changed.length > 0) {
    const isOnSite = step === 'publish' || step === 'undo-unpublish'
    await auditRecords(entity).live(tx, request, changed, isOnSite ? 'publish' : 'unpublish')
  }
  const beforeOf = (record: StoredRecord): RecordBefore => ({
    id: String(record[entity.idKey]),
    version: record.version,
    ...(step === 'unpublish' && { wasShown: shown.has(record) }),
  })
  return outcomeOf(step, { done: changed.map(beforeOf), refused })
}

/** Resolves to the records whose live times have changed, and to those that the site showed before, unless they were published. */
async function changeLive(
  tx: Db,
  { records: { entity }, request }: RecordContext,
  stored: readonly StoredRecord[],
  step: LiveStep,
): Promise<{ changed: StoredRecord[]; shown: ReadonlySet<StoredRecord> }> {
  const by = sessionOf(request)
  const shown = new Set<StoredRecord>()
  if (step === 'publish') return { changed: await publishNow(tx, entity, stored, by), shown }
  const decide = {
    unpublish: unpublished,
    'undo-publish': publicationUndone,
    'undo-unpublish': endUndone,
  }[step]
  const changed = await changeTimes(tx, entity, stored, by, (record, times, now) => {
    if (liveAt(times, now)) shown.add(record)
    return decide(times, now)
  })
  return { changed, shown }
}
