import { opensTo, recordFormPath, type ReviewMailKind, type RightsHolder } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { Db } from '../../platform/db/database'
import type { MailWords } from '../../platform/mail/mailText'
import type { AboutRecord, JobData } from '../../records/jobs/jobs.table'
import { findReview } from '../../records/review/reviewStore'
import { allEntities } from '../../records/table/areas'
import { readableBy } from '../../records/table/readableBy'
import { findRecord } from '../../records/table/recordStore'
import { recordTable } from '../../records/table/recordTable'
import type { StoredRecord } from '../../records/table/storedRecord'
import type { Addressee } from './mailWords'
import { reviewWords } from './reviewWords'

interface ReviewJob {
  kind: ReviewMailKind
  data: JobData | null
}

/**
 * What a mail about a version of a record says. Undefined if it is not needed any more: the record is gone, its reader may not open it, or
 * the request has ended meanwhile.
 */
export async function reviewMail(
  tx: Db,
  { kind, data }: ReviewJob,
  to: Addressee & RightsHolder,
  regions: readonly string[] | undefined,
): Promise<MailWords | undefined> {
  const about = data?.about
  const entity = allEntities().find(({ area }) => area === about?.area)
  if (!about || !entity) return undefined
  if (!opensTo(to, entity, kind === 'asked-to-publish' ? 'publish' : 'edit')) return undefined
  const record = await findRecord(tx, readableBy(recordTable(entity), to), about.id)
  if (!record || !(await isStillSo(tx, kind, { entity, record, about }))) return undefined
  return reviewWords(kind, to, {
    one: entity.labels.one,
    many: entity.labels.many.toLowerCase(),
    title: entity.titleOf(record),
    by: data.by ?? 'A colleague',
    about,
    url: to.console + recordFormPath(regionFor(entity, to, regions), entity, about.id),
  })
}

const STATES = { 'asked-to-publish': 'Waiting', 'sent-back': 'Sent back' } as const

async function isStillSo(
  tx: Db,
  kind: ReviewMailKind,
  { entity, record, about }: { entity: AnyEntity; record: StoredRecord; about: AboutRecord },
): Promise<boolean> {
  if (kind === 'preview-answered') return true
  const review = await findReview(tx, entity, record)
  return review?.state === STATES[kind] && review.version === about.version
}

/** A region in which the console shows an area to somebody: the first one that both have. Undefined for an admin without regions. */
function regionFor(
  { publicSite }: AnyEntity,
  { rights }: RightsHolder,
  regions: readonly string[] = [],
): string | undefined {
  const isOpen = (region: string) =>
    (rights.regions.length === 0 || rights.regions.includes(region)) &&
    (publicSite?.regions?.includes(region) ?? true)
  return regions.find(isOpen) ?? regions[0]
}
