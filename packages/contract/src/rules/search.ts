import {
  asText,
  detailField,
  isFoundInAllAreas,
  notPublished,
  STATUS,
  titleFields,
  type AnyEntity,
  type EntityValues,
  type RecordMetadata,
} from '@staff/entity'

import { MAX_FOUND, type FoundRecord } from '../calls/search'
import { opensTo } from './access'
import type { RightsHolder } from './rights/decide'

/**
 * How well a title fits what is searched for: 0 if it is the same, 1 if it starts with it, 2 if one of its words does, 3 if it contains
 * it; undefined if it does not fit. Words begin after a space.
 */
export function rankTitle(title: string, q: string): 0 | 1 | 2 | 3 | undefined {
  const [text, wanted] = [searchable(title), searchable(q)]
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  if (text.includes(` ${wanted}`)) return 2
  return isLongEnough(q) && text.includes(wanted) ? 3 : undefined
}

/**
 * Whether titles that contain a text anywhere are searched for: it needs three letters or digits in a row. Shorter ones are in
 * too many titles to help, and no index finds them.
 */
export function isLongEnough(q: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(q)
}

/** The entities whose records a person can find. */
export function searchableEntities(
  entities: readonly AnyEntity[],
  reader: RightsHolder,
): AnyEntity[] {
  return entities.filter((entity) => isFoundInAllAreas(entity) && opensTo(reader, entity, 'see'))
}

/**
 * The records whose titles fit, the best first: what the call of the search means, for records in memory with their status. A server
 * with a database says the same in a statement.
 */
export function findByTitle(
  areas: readonly { entity: AnyEntity; records: readonly (EntityValues & RecordMetadata)[] }[],
  q: string,
): FoundRecord[] {
  const found = areas.flatMap(({ entity, records }) =>
    records
      .flatMap((record) => candidateOf(entity, record, q))
      .toSorted(bestFirst)
      .slice(0, MAX_FOUND.inArea),
  )
  return found
    .toSorted(bestFirst)
    .slice(0, MAX_FOUND.inAll)
    .map(({ shown }) => shown)
}

interface Candidate {
  shown: FoundRecord
  rank: number
  updatedAt: string
}

/** The search result for a record, in a list; an empty list if its title does not match. */
function candidateOf(
  entity: AnyEntity,
  record: EntityValues & RecordMetadata,
  q: string,
): Candidate[] {
  const title = titleFields(entity)
    .map((name) => asText(record[name]))
    .join(' ')
  const rank = rankTitle(title, q)
  if (rank === undefined) return []
  const detail = asText(record[detailField(entity) ?? ''])
  const id = String(record[entity.idKey])
  const status = notPublished(record[STATUS])
  const shown = {
    area: entity.area,
    id,
    title,
    ...(detail && { detail }),
    ...(status && { status }),
  }
  return [{ shown, rank, updatedAt: record.updatedAt }]
}

/** The best title first, then the last change, then the greater id. */
function bestFirst(one: Candidate, other: Candidate): number {
  return (
    one.rank - other.rank ||
    compare(other.updatedAt, one.updatedAt) ||
    compare(other.shown.id, one.shown.id) ||
    compare(one.shown.area, other.shown.area)
  )
}

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}

function searchable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
