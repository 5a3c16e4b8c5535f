import type { AnyEntity } from '../entity'

/** The fields of an entity that hold pictures. */
export function imageFields({ fields }: AnyEntity): string[] {
  return Object.values(fields).flatMap(({ name, kind }) => (kind === 'image' ? [name] : []))
}
