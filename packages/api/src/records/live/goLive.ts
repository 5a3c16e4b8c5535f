import {
  followed,
  keptAsShown,
  liveAt,
  opensTo,
  published,
  undone,
  type MadeVersion,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import { sessionOf } from '../../identity/access/authorize'
import type { Actor } from '../../identity/audit/writeAuditEntry'
import type { Changed } from '../audit/recordActs'
import type { Db } from '../../platform/db/database'
import type { RecordContext } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { changeTimes, type DecideTimes } from './times/changeTimes'
import { findSame } from './findSame'

/**
 * What a change does to what the public site shows:
 * - publish: the site shows the new version.
 * - follow: the site shows the new version of what it shows as it stands. A draft stays one.
 * - undo: the site shows what it showed before the change that is undone.
 * - leave: the site shows what it showed.
 *
 * For somebody without the right to publish, the site shows what it showed, whatever they change.
 */
export type GoingLive = 'publish' | 'follow' | 'undo' | 'leave'

/** Brings changed records to the public site, in the transaction of the change. */
export async function goLive(
  tx: Db,
  { records: { entity }, request }: RecordContext,
  changed: readonly Changed[],
  live: GoingLive,
): Promise<void> {
  const session = sessionOf(request)
  const records = changed.map(({ after }) => after)
  const decide = opensTo(session, entity, 'publish')
    ? decideBy(live, changed)
    : await decideToKeep(tx, entity, records)
  await changeTimes(tx, entity, records, session, decide)
}

function decideBy(live: GoingLive, changed: readonly Changed[]): DecideTimes {
  const former = new Map(changed.map(({ before, after }) => [after, before.version]))
  return (record, times, now) =>
    decided(live)(times, { before: former.get(record) ?? 0, after: record.version }, now)
}

async function decideToKeep(
  tx: Db,
  entity: AnyEntity,
  records: readonly StoredRecord[],
): Promise<DecideTimes> {
  const idOf = (record: StoredRecord) => String(record[entity.idKey])
  const same = await findSame(tx, entity, records.map(idOf))
  return (record, times, now) =>
    keptAsShown(times, { version: record.version, same: same.get(idOf(record)) }, now)
}

/** Shows the stored versions of records on the public site from now on. Resolves to those that it did not show already. */
export async function publishNow(
  tx: Db,
  entity: AnyEntity,
  records: readonly StoredRecord[],
  by: Actor,
): Promise<StoredRecord[]> {
  return changeTimes(tx, entity, records, by, ({ version }, times, now) =>
    liveAt(times, now)?.version === version ? times : published(times, { version }, now),
  )
}

type Decide = (
  times: Parameters<DecideTimes>[1],
  made: MadeVersion,
  now: string,
) => ReturnType<DecideTimes>

function decided(rule: GoingLive): Decide {
  if (rule === 'publish')
    return (times, { after }, now) => published(times, { version: after }, now)
  if (rule === 'follow') return followed
  return rule === 'undo' ? undone : (times) => times
}
