import { createHash, randomBytes } from 'node:crypto'

import {
  isPreviewToken,
  mayPreview,
  mayPreviewRelease,
  previewEnded,
  requireRoomForPreview,
  type PreviewLink,
  type RightsHolder,
  type WantedPreview,
} from '@staff/contract'
import { rightsOf, type AnyEntity } from '@staff/entity'
import { and, count, desc, eq, gt, isNull, lt, not, or, sql } from 'drizzle-orm'

import type { Session } from '../../identity/sessions/sessions'
import { roleColumns, roles } from '../../identity/users/roles.table'
import { users } from '../../identity/users/users.table'
import type { Db } from '../../platform/db/database'
import { allEntities } from '../table/areas'
import { previewLinks } from './previewLinks.table'

/** What a link shows: a record, or a release by its id, or the whole site. */
export type Previewed = PreviewedRecord | { release: string } | undefined
export interface PreviewedRecord {
  entity: AnyEntity
  id: string
}

/** A link that works, with the person who made it. */
export interface UsedPreview {
  linkId: string
  /** Whether its reader may answer. */
  mayApprove: boolean
  previewed: Previewed
  /** The version that it shows; null for the newest one. */
  version: number | null
  maker: RightsHolder & { userId: string }
}

/** Stores a new link in a transaction. Throws a 409 if there are too many. Resolves to it with its token, which nobody can read again. */
export async function addPreview(
  tx: Db,
  previewed: Previewed,
  { version, hours, mayApprove }: WantedPreview,
  { userId, name: userName }: Pick<Session, 'userId' | 'name'>,
): Promise<PreviewLink & { token: string }> {
  const { area, recordId, what } = placeOf(previewed)
  const lockName = `previews ${recordId ?? ''}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`)
  const [counted] = await tx.select({ links: count() }).from(previewLinks).where(isOf(previewed))
  requireRoomForPreview(counted?.links ?? 0, what)
  const token = randomBytes(32).toString('base64url')
  const endsAt = sql`now() + make_interval(hours => ${hours})`
  const tokenHash = hashOf(token)
  const [link] = await tx
    .insert(previewLinks)
    .values({ tokenHash, area, recordId, version, mayApprove, userId, userName, endsAt })
    .returning(SHOWN)
  if (!link) throw new Error('An insert returned nothing')
  return { ...presented(link), token }
}

/** The links of a record, a release or the whole site that have not ended, the newest first. */
export async function listPreviews(db: Db, previewed: Previewed): Promise<PreviewLink[]> {
  const links = await db
    .select(SHOWN)
    .from(previewLinks)
    .where(isOf(previewed))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id))
  return links.map(presented)
}

/** Revokes a link in a transaction. Resolves to false if there is none, or it has ended. */
export async function revokePreview(tx: Db, previewed: Previewed, id: string): Promise<boolean> {
  const revoked = await tx
    .update(previewLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(isOf(previewed), eq(previewLinks.id, id)))
    .returning({ id: previewLinks.id })
  return revoked.length > 0
}

/**
 * The link of a token, which is used now. Throws a 403 for anything that is no token of a link that works: the person who made it must
 * still be able to make it.
 */
export async function openPreview(db: Db, token: unknown): Promise<UsedPreview> {
  if (!isPreviewToken(token)) throw previewEnded()
  const [found] = await db
    .select({
      id: previewLinks.id,
      area: previewLinks.area,
      recordId: previewLinks.recordId,
      version: previewLinks.version,
      mayApprove: previewLinks.mayApprove,
      userId: previewLinks.userId,
      isSeen: sql<boolean>`coalesce(not ${wasUnused}, false)`,
      ...roleColumns,
    })
    .from(previewLinks)
    .innerJoin(users, eq(users.id, previewLinks.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(previewLinks.tokenHash, hashOf(token)), isOpen, eq(users.account, 'Active')))
  if (!found) throw previewEnded()
  const { id, area, recordId, version, mayApprove, isSeen, rights, ...role } = found
  const maker = { ...role, rights: rightsOf(rights) }
  const previewed = previewedBy(area, recordId ?? '', maker)
  if (previewed === 'ended') throw previewEnded()
  if (!isSeen)
    await db
      .update(previewLinks)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(previewLinks.id, id), wasUnused))
  return { linkId: id, mayApprove, previewed, version, maker }
}

/** What a link shows while its maker may still make it: an area that is public no more has nothing to preview. */
function previewedBy(area: string | null, id: string, maker: RightsHolder): Previewed | 'ended' {
  const entities = allEntities()
  if (area === RELEASES) return mayPreviewRelease(maker, entities) ? { release: id } : 'ended'
  const entity = entities.find((each) => each.area === area)
  const isGone = area !== null && !entity?.publicSite
  if (isGone || !mayPreview(maker, entity)) return 'ended'
  return entity && { entity, id }
}

/** Deletes the links that have ended. */
export async function purgePreviews(db: Db): Promise<void> {
  await db.delete(previewLinks).where(or(lt(previewLinks.endsAt, sql`now()`), isRevoked))
}

const isRevoked = not(isNull(previewLinks.revokedAt))

const isOpen = and(gt(previewLinks.endsAt, sql`now()`), isNull(previewLinks.revokedAt))

// Not written at every use, because that would cost more than the read.
const wasUnused = sql`(${previewLinks.lastUsedAt} is null or ${previewLinks.lastUsedAt} < now() - interval '1 minute')`

const SHOWN = {
  id: previewLinks.id,
  version: previewLinks.version,
  mayApprove: previewLinks.mayApprove,
  madeBy: previewLinks.userName,
  madeAt: previewLinks.createdAt,
  endsAt: previewLinks.endsAt,
  lastUsedAt: previewLinks.lastUsedAt,
}

interface Shown extends Pick<PreviewLink, 'id' | 'version' | 'mayApprove' | 'madeBy'> {
  madeAt: Date
  endsAt: Date
  lastUsedAt: Date | null
}

function presented({ madeAt, endsAt, lastUsedAt, ...link }: Shown): PreviewLink {
  return {
    ...link,
    madeAt: madeAt.toISOString(),
    endsAt: endsAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

/** Whether a link that has not ended shows this. */
function isOf(previewed: Previewed) {
  const { area, recordId } = placeOf(previewed)
  if (area === null) return and(isOpen, isNull(previewLinks.area))
  return and(isOpen, eq(previewLinks.area, area), eq(previewLinks.recordId, recordId ?? ''))
}

// No area of records can have this name: its calls would be those of releases.
const RELEASES = 'releases'

/** What a link is stored with, and what it is of in words. */
function placeOf(previewed: Previewed) {
  if (!previewed) return { area: null, recordId: null, what: 'site' }
  if ('release' in previewed)
    return { area: RELEASES, recordId: previewed.release, what: 'release' }
  const { entity, id } = previewed
  return { area: entity.area, recordId: id, what: entity.labels.one }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
