import { acceptQuery, areaCalls, setFilters, type ListParameters, type Page } from '@staff/contract'
import {
  defaultSortOrder,
  FIXTURE_NOW,
  PLACE,
  positionField,
  searchTerms,
  type AnyEntity,
  type RecordMetadata,
  type SearchTerm,
} from '@staff/entity'

import type { FakeAnswer } from './fakeAnswer'
import { countFacets, passes } from './fakeFilters'

/** A stored record of any entity. */
export type FakeRecord = RecordMetadata & Record<string, unknown>

/** The response to a list: the page that the query string requests. */
export function answerPage(
  entity: AnyEntity,
  records: readonly FakeRecord[],
  query: URLSearchParams,
): FakeAnswer {
  const parameters = acceptQuery(areaCalls(entity).list, parametersOf(query))
  return { status: 200, body: findPage(entity, records, parameters) }
}

/** One page of the records: searched, sorted and paged as on the server. */
export function findPage(
  entity: AnyEntity,
  records: readonly FakeRecord[],
  parameters: ListParameters,
): Page<FakeRecord> {
  const { q, page, pageSize, ...asked } = parameters
  const usual = defaultSortOrder(entity)
  const sort = asked.sort ?? usual.sort
  const order = asked.order ?? (asked.sort ? 'asc' : usual.order)
  const filters = setFilters(entity, parameters, FIXTURE_NOW)
  const terms = searchTerms(entity, q)
  const searched = records.filter((record) => terms.every((term) => fits(entity, record, term)))
  const found = searched.filter((record) => filters.every((filter) => passes(record, filter)))
  const sorted = inOrder(entity, found, { sort, order })
  const start = (page - 1) * pageSize
  return {
    records: sorted.slice(start, start + pageSize),
    total: found.length,
    ...(asked.facets && { facets: countFacets(entity, searched, filters) }),
  }
}

/** The parameters of a query string. A repeated parameter becomes a list, which the contract rejects. */
export function parametersOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...query.keys()].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

function fits(entity: AnyEntity, record: FakeRecord, { text, choices }: SearchTerm): boolean {
  const wanted = text.toLowerCase()
  return (
    entity.searched.some((field) => String(record[field]).toLowerCase().includes(wanted)) ||
    Object.entries(choices).some(([field, values]) => values.includes(String(record[field])))
  )
}

/** The records come in their own order if no field shows it. */
function inOrder(
  entity: AnyEntity,
  records: readonly FakeRecord[],
  { sort, order }: Pick<ListParameters, 'sort' | 'order'>,
): readonly FakeRecord[] {
  if (sort === PLACE && !positionField(entity))
    return order === 'asc' ? records : records.toReversed()
  return records.toSorted(comparing(entity, sort ?? '', order === 'asc' ? 1 : -1))
}

function comparing({ idKey }: AnyEntity, sort: string, direction: 1 | -1) {
  return (one: FakeRecord, other: FakeRecord): number => {
    const [a, b] = [one[sort], other[sort]]
    const difference =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
    return (difference || String(one[idKey]).localeCompare(String(other[idKey]))) * direction
  }
}
