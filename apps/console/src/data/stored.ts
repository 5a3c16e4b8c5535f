import type { AnyEntity, IdKey, RecordOf, Stamps } from '@staff/forms/entity'

/** A stored record of an entity, as an object for sure: to the compiler `RecordOf` alone could be anything. */
export type Stored<E extends AnyEntity> = RecordOf<E> & Stamps

/** A stored record whose entity does not matter to the code at hand. */
export type AnyStored = Record<IdKey, string> & Stamps

/** Records of an area, and how many there are on all pages. */
export interface Page<T> {
  records: T[]
  total: number
}
