import type { AnyEntity } from './defineEntity'

/** The names of the fields that are never shown, kept in a draft or sent back, those of a new record included. */
export function secretsOf({ fields, create }: AnyEntity): string[] {
  return Object.values({ ...fields, ...create?.fields }).flatMap(({ name, secret }) =>
    secret ? [name] : [],
  )
}
