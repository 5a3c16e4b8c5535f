import type { AnyEntity, Audience } from './defineEntity'

/** Who can read an entity's records, who can create and change them, and who can delete them. */
export function accessTo({ access }: AnyEntity): Record<'read' | 'write' | 'remove', Audience> {
  const { read = 'administrator', write = 'administrator', remove = write } = access ?? {}
  return { read, write, remove }
}
