import {
  defaultSortOrder,
  PLACE,
  positionField,
  searchTerms,
  type AnyEntity,
  type EntityValues,
  type SearchTerm,
  type SortOrder,
} from '@staff/entity'

import type { ListParameters } from '../listParameters'
import type { Page } from '../records'
import { setFilters } from '../setFilters'
import { countFacets, passesFilter } from './passesFilter'

/**
 * One page of a list from records in memory, in their own order: what the call of a list means. A server with a database says the
 * same in a statement. `now` is what 'today' refers to.
 */
export function findPage<Item extends EntityValues>(
  entity: AnyEntity,
  records: readonly Item[],
  parameters: ListParameters,
  now: Date,
): Page<Item> {
  const { q, page, pageSize, facets } = parameters
  const filters = setFilters(entity, parameters, now)
  const terms = searchTerms(entity, q)
  const searched = records.filter((record) => terms.every((term) => fits(entity, record, term)))
  const found = searched.filter((record) => filters.every((filter) => passesFilter(record, filter)))
  const start = (page - 1) * pageSize
  return {
    records: sorted(entity, found, sortOrderOf(entity, parameters)).slice(start, start + pageSize),
    total: found.length,
    ...(facets && { facets: countFacets(entity, searched, filters) }),
  }
}

/** The sort order of a list: the requested one, or the entity's. */
export function sortOrderOf(
  entity: AnyEntity,
  { sort, order }: Pick<ListParameters, 'sort' | 'order'>,
): SortOrder {
  const usual = defaultSortOrder(entity)
  const direction = order ?? (sort ? 'asc' : usual.order)
  return { sort: sort ?? usual.sort, order: direction === 'asc' ? 'asc' : 'desc' }
}

function fits(entity: AnyEntity, record: EntityValues, { text, choices }: SearchTerm): boolean {
  const wanted = text.toLowerCase()
  return (
    entity.searched.some((field) => String(record[field]).toLowerCase().includes(wanted)) ||
    Object.entries(choices).some(([field, values]) => values.includes(String(record[field])))
  )
}

/** The records stay in their own order if no field shows it. */
function sorted<Item extends EntityValues>(
  entity: AnyEntity,
  records: readonly Item[],
  { sort, order }: SortOrder,
): readonly Item[] {
  if (sort === PLACE && !positionField(entity))
    return order === 'asc' ? records : records.toReversed()
  const direction = order === 'asc' ? 1 : -1
  return records.toSorted(
    (one, other) =>
      direction *
      (compare(one[sort], other[sort]) || compare(one[entity.idKey], other[entity.idKey])),
  )
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one).localeCompare(String(other))
}
