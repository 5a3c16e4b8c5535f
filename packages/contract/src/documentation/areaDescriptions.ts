import { defaultSortOrder, type AnyEntity } from '@staff/forms/entity'

import type { AreaCalls } from '../areas/areaCalls'
import type { CallDescription } from './CallDescription'
import { idempotencyHeader, ifMatchHeader } from './headers'

/** The descriptions of an area's calls. */
export function areaDescriptions(
  entity: AnyEntity,
): Record<keyof AreaCalls, Omit<CallDescription, 'properties'>> {
  const { area: tag, labels } = entity
  const { one } = labels
  const unknown = { 404: `There is no such ${one}.` }
  const stale = {
    412: 'The record is newer; `current` is what is stored now.',
    428: 'If-Match is missing.',
  }

  return {
    list: {
      summary: `List ${labels.many.toLowerCase()}`,
      description: orderSentence(entity),
      tag,
      success:
        'One page. With `facets=1` also the values of each filter and how many records have them.',
      problems: { 422: 'A parameter is refused; `errors` names it.' },
    },
    read: { summary: `Read a ${one}`, tag, success: 'The record.', problems: unknown },
    create: {
      summary: `Create a ${one}`,
      tag,
      headers: idempotencyHeader,
      success: 'The new record.',
      problems: {
        400: 'The request is no JSON object, or the Idempotency-Key is malformed.',
        422: 'Fields are refused, or the Idempotency-Key of another body; `errors` has a message for each.',
      },
    },
    change: {
      summary: `Change fields of a ${one}`,
      tag,
      headers: ifMatchHeader,
      success: 'The whole changed record.',
      problems: {
        ...unknown,
        ...stale,
        422: 'Fields are refused; `errors` has a message for each.',
      },
    },
    remove: {
      summary: `Delete a ${one}`,
      tag,
      headers: ifMatchHeader,
      success: 'It is deleted.',
      problems: { ...unknown, 409: 'Something still needs it.', ...stale },
    },
    bulk: bulkDescription(entity),
  }
}

function bulkDescription({ area: tag, labels }: AnyEntity): Omit<CallDescription, 'properties'> {
  return {
    summary: `Change or delete many ${labels.many.toLowerCase()}`,
    description:
      'At most 10,000 records, in a transaction for each block of 500. What cannot be done is left as it is. The response has `undo` for ten minutes.',
    tag,
    headers: idempotencyHeader,
    success:
      'How many records are as wanted, and each that was left as it was, with the reason. `rest` has those beyond `limit`.',
    problems: {
      400: 'The request is no JSON object, or the Idempotency-Key is malformed.',
      410: 'The action can no longer be undone.',
      422: 'Properties are refused, or more than 10,000 records match; `errors` names each.',
    },
  }
}

/** How a list is sorted. */
export function orderSentence(entity: AnyEntity): string {
  const { sort, order } = defaultSortOrder(entity)
  const way = order === 'asc' ? 'ascending' : 'descending'
  return `Sorted by \`${sort}\`, ${way}, unless \`sort\` names another column, which is sorted ascending by default.`
}
