import {
  PREVIEW_STATUS,
  PREVIEW_TOKEN,
  PREVIEW_VERSION,
  requireSiteLink,
  type PublicArea,
} from '@staff/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Db } from '../../platform/db/database'
import { liveSource } from '../../records/live/liveSource'
import {
  sourceAt,
  substituteOf,
  withSubstitutes,
  type Substitutes,
} from '../../records/preview/previewSource'
import { openPreview, type UsedPreview } from '../../records/preview/previewStore'
import { releaseSubstitutes } from '../../records/preview/releaseSource'
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
  const substitutes = await substitutesOf(db, reply, used)
  return (area) =>
    publicTable(area, (records) => {
      const own = substitutes.find(({ entity }) => entity.area === records.entity.area)
      return own ? withSubstitutes(records, own) : liveSource(records)
    })
}

/** What a link puts in the place of what the site shows. What is said of its record is in the headers of the answer. */
async function substitutesOf(
  db: Db,
  reply: FastifyReply,
  used: UsedPreview,
): Promise<Substitutes[]> {
  const { previewed, mayApprove, maker } = used
  if (!previewed) return []
  if ('release' in previewed) return releaseSubstitutes(db, previewed.release, maker)
  const substitute = await substituteOf(db, previewed, used)
  if (substitute.status) reply.header(PREVIEW_STATUS, substitute.status)
  if (mayApprove && substitute.version) reply.header(PREVIEW_VERSION, substitute.version)
  return [substitute]
}
