import type { AnyEntity } from '@staff/forms/entity'

/** Whether visitors of the public site see the records of an entity: content lies below `masters`. */
export function isOnPublicSite({ path }: AnyEntity): boolean {
  return path.startsWith('masters/')
}
