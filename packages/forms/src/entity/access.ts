import type { AnyEntity, Audience } from './defineEntity'

/** Who may open an entity's records, who may create and change them, and who may delete them. */
export function accessTo({ access }: AnyEntity): Record<'read' | 'write' | 'remove', Audience> {
  const { read = 'administrator', write = 'administrator', remove = write } = access ?? {}
  return { read, write, remove }
}
