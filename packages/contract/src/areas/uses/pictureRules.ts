import { hasPages, imageFields, markdownFields, type AnyEntity } from '@staff/entity'

import { Problem, refused } from '../../problems/Problem'
import { notAllowed, opensTo } from '../../rules/access'
import type { RightsHolder } from '../../rules/rights/decide'
import type { BrokenReason } from './pictureCalls'
import { isPictureHash } from '../pictures/pictureHash'

/** The messages about pictures. */
const pictureMessages = {
  unknown: 'There is no such picture. Someone may have deleted it.',
  unknownOther: 'The other picture is not stored.',
  same: 'The other picture is this one.',
  deletesNone: (role: string) => `The role ${role} may not delete records with pictures.`,
  used: (places: number) =>
    `This picture is used in ${places === 1 ? 'one place' : `${places} places`}. Replace it there first.`,
  kept: 'Nothing shows this picture, but an earlier version or the trash still has it. It can be deleted once these are deleted.',
}

/** The entities whose records can have pictures. */
export function entitiesWithPictures(entities: readonly AnyEntity[]): AnyEntity[] {
  return entities.filter(
    (entity) => imageFields(entity).length > 0 || markdownFields(entity).length > 0,
  )
}

/** Whether a person may delete pictures: in some area with pictures they may delete records. */
export function mayDeletePictures(holder: RightsHolder, entities: readonly AnyEntity[]): boolean {
  return entities.some(
    (entity) => imageFields(entity).length > 0 && opensTo(holder, entity, 'remove'),
  )
}

/** Throws a 403 for somebody who may not delete pictures. */
export function requirePictureRemover(holder: RightsHolder, entities: readonly AnyEntity[]): void {
  if (!mayDeletePictures(holder, entities))
    throw notAllowed(pictureMessages.deletesNone(holder.roleName))
}

/** The 404 for a picture. */
export function noSuchPicture(): Problem {
  return new Problem(404, pictureMessages.unknown)
}

/** Throws a 404 for what is no hash of a picture. */
export function requirePictureHash(hash: string): void {
  if (!isPictureHash(hash)) throw noSuchPicture()
}

/** How often something needs a picture: places, and stored versions or deleted records. */
export interface PictureNeeds {
  places: number
  kept: number
}

/** Throws a 409 for a picture that something needs. */
export function requireUnused({ places, kept }: PictureNeeds): void {
  if (places > 0) throw new Problem(409, pictureMessages.used(places))
  if (kept > 0) throw new Problem(409, pictureMessages.kept)
}

/** Throws a 422 for a picture that cannot take the place of another one. */
export function requireOther(hash: string, by: string, isStored: boolean): void {
  if (hash === by) throw refused({ by: pictureMessages.same })
  if (!isStored) throw refused({ by: pictureMessages.unknownOther })
}

/** Where the record of a link is. */
export interface LinkTarget {
  entity: AnyEntity | undefined
  isThere: boolean
  isTrashed: boolean
  isLive: boolean
}

/** Why a link leads nowhere; undefined for one that leads to a page of the site. */
export function brokenReason(target: LinkTarget): BrokenReason | undefined {
  const { entity, isThere, isTrashed, isLive } = target
  if (isTrashed) return 'trashed'
  if (!isThere) return 'deleted'
  return entity && hasPages(entity) && isLive ? undefined : 'not-on-site'
}
