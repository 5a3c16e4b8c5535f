import {
  PREVIEW_STATUS,
  PREVIEW_TOKEN,
  PREVIEW_VERSION,
  requireSiteLink,
  type PublicArea,
} from '@staff/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Db } from '../../platform/db/database'
import {
  sourceAt,
  substituteOf,
  withSubstitute,
  type Substitute,
} from '../../records/preview/previewSource'
import { openPreview } from '../../records/preview/previewStore'
import { liveSource } from '../../records/live/liveSource'
import type { RecordTable } from '../../records/table/recordTable'
import { publicTable, type PublicTable } from './publicTable'
import { varyOf, type SiteConfig } from '../answers/respond'

/** The tables that an answer is read from. */
export type TableOf = (area: PublicArea) => PublicTable

/** What a public call asks for, beside the address of its answer. */
interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  /** The time as of which the site is asked for. */
  at: string | undefined
}

/** Whether a call asks for what is not public now. Such an answer is read anew, and kept nowhere. */
export function asksForPreview({ request, at }: Omit<Asked, 'reply'>): boolean {
  return at !== undefined || request.headers[PREVIEW_TOKEN] !== undefined
}

/** Says in the headers of an answer that it is for nobody else. A refusal has them too. */
export function markPreview({ reply }: Pick<Asked, 'reply'>, config: SiteConfig) {
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'cross-origin',
    vary: varyOf(config),
  })
}

/**
 * The tables that a preview is read from, by the token in the headers of the request. Throws a 403 for any other token, and for a time
 * without a link for the whole site.
 */
export async function previewTables(db: Db, { request, reply, at }: Asked): Promise<TableOf> {
  const token = request.headers[PREVIEW_TOKEN]
  // Its sentence says what is missing.
  if (token === undefined) requireSiteLink(false)
  const used = await openPreview(db, token)
  if (at !== undefined) {
    requireSiteLink(used.previewed === undefined)
    return (area) => publicTable(area, (records) => sourceAt(records, at))
  }
  const substitute = await substituteOf(db, used)
  if (substitute?.status) reply.header(PREVIEW_STATUS, substitute.status)
  if (used.mayApprove && substitute?.version) reply.header(PREVIEW_VERSION, substitute.version)
  return (area) => publicTable(area, (records) => sourceOf(records, substitute))
}

function sourceOf(records: RecordTable, substitute: Substitute | undefined) {
  return substitute?.entity.area === records.entity.area
    ? withSubstitute(records, substitute)
    : liveSource(records)
}
