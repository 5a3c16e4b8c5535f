import { sessionOf } from '../../identity/access/authorize'
import type { Db } from '../../platform/db/database'
import { loadRecord } from '../table/loadRecord'
import { readableBy } from '../table/readableBy'
import type { Edition } from '../table/recordStore'
import type { RecordContext } from '../table/recordTable'
import type { StoredRecord } from '../table/storedRecord'
import { newerVersion } from './authors'
import { lockEdition } from './lockEdition'

/** The record that a call is about, locked in the version that it names. Throws a 404, or a 412 if it has another version. */
export async function lockVersion(
  tx: Db,
  context: RecordContext,
  { id, version }: Edition,
): Promise<StoredRecord> {
  const { records, request } = context
  const stored = await loadRecord(tx, readableBy(records, sessionOf(request)), id)
  if (stored.version !== version) throw await newerVersion(tx, records.entity, request, stored)
  await lockEdition(tx, context, stored)
  return stored
}
