import { addressTaken, lastSlug, numbered, type RecordAddress, type Website } from '@staff/contract'
import { hasPages, slugOf, type AnyEntity } from '@staff/entity'

import type { FakeStore } from '../store/fakeStore'
import type { FakeRecord } from '../store/versions'

/** The website of the stories. */
export const FAKE_WEBSITE: Website = { url: 'https://www.example.com/{region}', name: 'Northlight' }

/** A slug that leads to a record. */
export interface FakeAddress {
  area: string
  slug: string
  id: string
}

/** The slugs at the start. */
export interface FakeAddressStart {
  /**
   * The slugs that lead to records, the oldest first. The last one of a record is the current one.
   * @default each record that was published has one, made from its title
   */
  addresses?: readonly FakeAddress[]
}

export type FakeAddresses = ReturnType<typeof fakeAddresses>

/** The addresses of a fake server's records on the public site. Records that were published get theirs when one is asked for. */
export function fakeAddresses(store: FakeStore, { addresses = [] }: FakeAddressStart) {
  // The current slug of a record is its last one.
  let known: readonly FakeAddress[] = addresses

  /** The slugs of an area, but for those of records that were deleted for ever. */
  function slugsIn(entity: AnyEntity): readonly FakeAddress[] {
    const { area, idKey, titleOf } = entity
    const rows = hasPages(entity) ? store.allRows(area) : []
    const ids = new Set(rows.map(({ record }) => record[idKey]))
    known = known.filter((each) => each.area !== area || ids.has(each.id))
    for (const { record, live } of rows) {
      const id = String(record[idKey])
      const [first] = live
      if (!first || known.some((each) => each.area === area && each.id === id)) continue
      known = [...known, { area, slug: firstFree(area, slugOf(titleOf(first.values)), id), id }]
    }
    return known.filter((each) => each.area === area)
  }

  function firstFree(area: string, base: string, id: string): string {
    const isFree = (slug: string) => !known.some((each) => each.area === area && each.slug === slug)
    return numbered(base).find(isFree) ?? lastSlug(base, id)
  }

  const own = (entity: AnyEntity, id: string) =>
    slugsIn(entity)
      .filter((each) => each.id === id)
      .map(({ slug }) => slug)

  return {
    /** The current slug of a record; null for none. */
    current: (entity: AnyEntity, id: string): string | null => own(entity, id).at(-1) ?? null,

    /** The id of the record that a slug leads to; undefined if it is free. */
    recordAt: (entity: AnyEntity, slug: string): string | undefined =>
      slugsIn(entity).find((each) => each.slug === slug)?.id,

    /** The address of a record, and those that lead to it. */
    of(entity: AnyEntity, record: FakeRecord): RecordAddress {
      const id = String(record[entity.idKey])
      const [slug = null, ...earlier] = own(entity, id).toReversed()
      const suggested = slug ?? firstFree(entity.area, slugOf(entity.titleOf(record)), id)
      return { slug, suggested, earlier, website: FAKE_WEBSITE.url }
    },

    /** Makes a slug the current one of a record. Throws a 422 if it leads to another one; `titleOf` is that record's title. */
    move(entity: AnyEntity, id: string, slug: string, titleOf: (id: string) => string) {
      const { area } = entity
      const at = slugsIn(entity).find((each) => each.slug === slug)
      if (at && at.id !== id) throw addressTaken(slug, titleOf(at.id))
      known = [...known.filter((each) => each !== at), { area, slug, id }]
    },

    /** Frees a slug of a record. */
    release({ area }: AnyEntity, slug: string) {
      known = known.filter((each) => each.area !== area || each.slug !== slug)
    },
  }
}
