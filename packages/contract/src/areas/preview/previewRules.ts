import { referencesOf, type AnyEntity, type EntityValues } from '@staff/entity'

import { previewMessages } from '../../messages/previewMessages'
import { Problem } from '../../problems/Problem'
import { opensTo } from '../../rules/access'
import { ADMINISTRATOR } from '../../rules/people'
import type { RightsHolder } from '../../rules/rights/decide'
import { MAX_PREVIEWS } from './previewLinks'

/** The request header with the token of a preview link. */
export const PREVIEW_TOKEN = 'preview-token'

/** The response header with the status of the record that a preview link shows. */
export const PREVIEW_STATUS = 'preview-status'

/** Whether a text can be the token of a preview link: 32 bytes in Base64 for URLs. */
export function isPreviewToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{43}$/.test(text)
}

/** Whether a link that somebody has made still works: only while they may make one. Without an entity, it is for the whole site. */
export function mayPreview(maker: RightsHolder, entity: AnyEntity | undefined): boolean {
  return entity ? opensTo(maker, entity, 'edit') : maker.roleTypeId === ADMINISTRATOR
}

/** The 403 for a token that is unknown, ended or revoked. */
export function previewEnded(): Problem {
  return new Problem(403, previewMessages.ended)
}

/** Throws a 403 for a time that is asked for without a link for the whole site. */
export function requireSiteLink(isWholeSite: boolean): void {
  if (!isWholeSite) throw new Problem(403, previewMessages.needsSiteLink)
}

/** The template of the addresses of previews. Throws a 409 if there is none. */
export function requirePreviewUrl(template: string | undefined): string {
  if (template) return template
  throw new Problem(409, previewMessages.notConfigured, { code: 'no-preview-url' })
}

/** Throws a 409 if there are as many links of something as there can be: of a testimonial, a release or the site. */
export function requireRoomForPreview(count: number, what: string): void {
  if (count < MAX_PREVIEWS) return
  throw new Problem(409, previewMessages.tooMany(MAX_PREVIEWS, what))
}

/** The 404 for a link that cannot be revoked. */
export function noSuchPreview(): Problem {
  return new Problem(404, previewMessages.unknown)
}

/** The page that shows a record: its own, or that of the record which it is a part of. */
export interface PreviewedPage {
  area: string
  id: string
}

/** The page of the site that shows a record. */
export function pageOfRecord(entity: AnyEntity, record: EntityValues): PreviewedPage {
  const { area, idKey, parentReference } = entity
  const parent = parentReference && referencesOf(entity)[parentReference]
  return parent
    ? { area: parent, id: String(record[parentReference]) }
    : { area, id: String(record[idKey]) }
}

/** What the address of a preview has besides its token: the page that it opens, or a time as of which it opens the whole site. */
export type PreviewPlace = Partial<PreviewedPage> & { at?: string | undefined }

/** The address of a preview: `{token}`, `{area}`, `{id}` and `{at}` in the template are replaced. What there is none of is empty. */
export function previewUrl(template: string, token: string, place: PreviewPlace = {}): string {
  const values: Record<string, string | undefined> = { ...place, token }
  return template.replaceAll(/\{(token|area|id|at)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
}

/** Whether the addresses of previews have a place for a time. */
export function opensAtTimes(template: string | undefined): boolean {
  return template?.includes('{at}') ?? false
}

/** Throws a 409 for a time that the address of a preview has no place for. */
export function requirePlaceForTime(template: string, at: string | undefined): void {
  if (at === undefined || opensAtTimes(template)) return
  throw new Problem(409, previewMessages.noPlaceForTime)
}
