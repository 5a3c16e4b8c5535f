import type { AnyEntity } from '../entity'

/** The fields of an entity whose texts are Markdown. */
export function markdownFields({ fields }: Pick<AnyEntity, 'fields'>): string[] {
  return Object.values(fields).flatMap(({ name, format }) => (format === 'markdown' ? [name] : []))
}
