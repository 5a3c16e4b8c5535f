import type { AnyEntity, Audience } from './defineEntity'

/** Who may open an entity's records and who may change them. */
export function accessTo({ access }: AnyEntity): { read: Audience; write: Audience } {
  return access ?? { read: 'administrator', write: 'administrator' }
}
