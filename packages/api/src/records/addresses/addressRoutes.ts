import {
  acceptAddress,
  addressTaken,
  refused,
  refuseSlug,
  requireEarlierSlug,
  type AreaCalls,
  type RecordAddress,
} from '@staff/contract'
import { hasPages, pagePath } from '@staff/entity'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { sessionOf } from '../../identity/access/authorize'
import { writeAuditEntry } from '../../identity/audit/writeAuditEntry'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { serveCall } from '../../platform/requests/serveCall'
import { aboutRecord } from '../audit/recordActs'
import { loadRecord } from '../table/loadRecord'
import { readableBy } from '../table/readableBy'
import { announceRecords, findRecord } from '../table/recordStore'
import type { RecordTable } from '../table/recordTable'
import {
  lockRecord,
  moveToAddress,
  readAddress,
  recordAt,
  releaseSlug,
  type Slugs,
} from './addressStore'

/** Serves the calls about the addresses of records on the public site. */
export function addressRoutes(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  calls: Pick<AreaCalls, 'address' | 'changeAddress' | 'releaseAddress' | 'slug'>,
  { website }: Pick<Config, 'website'>,
) {
  const { entity } = records
  if (!hasPages(entity)) return
  const readable = (request: FastifyRequest) => readableBy(records, sessionOf(request))

  const answer = (slugs: Slugs): RecordAddress => ({ ...slugs, website: website?.url ?? null })
  const pathOf = (slug: string | null) => (slug === null ? null : pagePath(entity, slug))

  /** The title of the record that a slug leads to; undefined for none, and null if the person may not read it. */
  async function titleAt(from: Db, request: FastifyRequest, slug: string) {
    const id = await recordAt(from, entity, slug)
    if (id === undefined) return undefined
    const found = await findRecord(from, readable(request), id)
    return found ? entity.titleOf(found) : null
  }

  serveCall(app, calls.address, async (request) =>
    answer(
      await readAddress(db, entity, await loadRecord(db, readable(request), request.params.id)),
    ),
  )

  serveCall(app, calls.changeAddress, async (request) => {
    const slug = acceptAddress(request.body)
    const { id } = request.params
    const record = await loadRecord(db, readable(request), id)
    return db.transaction(async (tx): Promise<RecordAddress> => {
      const before = await readAddress(tx, entity, record)
      if (before.slug === slug) return answer(before)
      if (!(await moveToAddress(tx, entity, id, slug)))
        throw addressTaken(slug, (await titleAt(tx, request, slug)) ?? '')
      await announceRecords(tx, records)
      await writeAuditEntry(tx, request, {
        ...aboutRecord(entity, record),
        action: 'change-address',
        status: 200,
        changes: { address: { from: pathOf(before.slug), to: pathOf(slug) } },
      })
      return answer(await readAddress(tx, entity, record))
    })
  })

  releaseRoute(app, db, records, { call: calls.releaseAddress, answer })

  serveCall(app, calls.slug, async (request) => {
    const { slug } = request.params
    const wrong = refuseSlug(slug)
    if (wrong) throw refused({ slug: wrong })
    const title = await titleAt(db, request, slug)
    return { slug, isFree: title === undefined, title: title ?? null }
  })
}

/** Serves the call that frees an earlier address of a record. */
function releaseRoute(
  app: FastifyInstance,
  db: Db,
  records: RecordTable,
  { call, answer }: { call: AreaCalls['releaseAddress']; answer: (slugs: Slugs) => RecordAddress },
) {
  const { entity } = records
  serveCall(app, call, async (request) => {
    const { id, slug } = request.params
    const record = await loadRecord(db, records, id)
    return db.transaction(async (tx): Promise<RecordAddress> => {
      await lockRecord(tx, records, id)
      requireEarlierSlug(slug, await readAddress(tx, entity, record))
      await releaseSlug(tx, entity, id, slug)
      await announceRecords(tx, records)
      await writeAuditEntry(tx, request, {
        ...aboutRecord(entity, record),
        action: 'release-address',
        status: 200,
        changes: { address: { from: pagePath(entity, slug), to: null } },
      })
      return answer(await readAddress(tx, entity, record))
    })
  })
}
