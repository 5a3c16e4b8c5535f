import type { AnyEntity } from '../entity'

/** The names of the secret fields of an entity, including those of new records. */
export function secretsOf({ fields, create }: AnyEntity): string[] {
  return Object.values({ ...fields, ...create?.fields }).flatMap(({ name, secret }) =>
    secret ? [name] : [],
  )
}
