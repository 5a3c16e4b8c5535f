import type { AnyEntity, Audience } from './entity'

/** Who can read an entity's records, who can create them, who can change them, and who can delete them. */
export function accessTo({
  access,
}: AnyEntity): Record<'read' | 'create' | 'write' | 'remove', Audience> {
  const { read = 'administrator', write = 'administrator', create = write } = access ?? {}
  return { read, create, write, remove: access?.remove ?? write }
}
