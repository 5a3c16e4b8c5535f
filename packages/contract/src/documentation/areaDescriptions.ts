import { defaultSortOrder, isImportable, type AnyEntity } from '@staff/entity'

import type { AllAreaCalls } from '../areas/allAreaCalls'
import { MAX_EXPORT_RECORDS } from '../areas/csv/exportCall'
import { CSV_LIMITS } from '../areas/csv/import/importCall'
import { MAX_FIND, MAX_REPLACE } from '../areas/bulk/replace/acceptReplacement'
import { addressDescriptions } from './site/addressDescriptions'
import type { CallDescription } from './CallDescription'
import { idempotencyHeader, ifMatchHeader } from './headers'
import { historyDescriptions } from './historyDescriptions'
import { liveDescriptions } from './site/liveDescriptions'
import { reviewDescriptions } from './site/reviewDescriptions'
import { previewDescriptions } from './site/previewDescriptions'
import { trashDescriptions } from './trashDescriptions'
import { usesDescriptions } from './pictureDescriptions'

/** The descriptions of an area's calls. */
export function areaDescriptions(
  entity: AnyEntity,
): Record<keyof AllAreaCalls, Omit<CallDescription, 'properties'>> {
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
    export: exportDescription(entity),
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
    bulk: bulkDescription(entity),
    undos: undosDescription(entity),
    import: importDescription(entity),
    order: orderDescription(entity),
    ...trashDescriptions(entity),
    ...historyDescriptions(entity),
    ...liveDescriptions(entity),
    ...reviewDescriptions(entity),
    ...previewDescriptions(entity),
    ...addressDescriptions(entity),
    ...usesDescriptions(entity),
  }
}

function exportDescription(entity: AnyEntity): Omit<CallDescription, 'properties'> {
  const { area: tag, labels } = entity
  return {
    summary: `Export ${labels.many.toLowerCase()} as CSV`,
    description: `The records of the list with these parameters, in its order, in UTF-8 with a byte order mark. Texts that a spreadsheet would calculate begin with an apostrophe.${isImportable(entity) ? ' The file can be imported unchanged.' : ''}`,
    tag,
    success:
      'The file, written while the records are read. If it is cut off, the response is, too.',
    problems: {
      422: `A parameter is refused, or more than ${MAX_EXPORT_RECORDS} records match; \`errors\` names it.`,
      429: 'The caller is exporting several lists already.',
    },
  }
}

function bulkDescription({ area: tag, labels }: AnyEntity): Omit<CallDescription, 'properties'> {
  return {
    summary: `Change, delete or restore many ${labels.many.toLowerCase()}`,
    description:
      '`replace` finds a text in one field and puts another in its place; with `preview` it stores nothing and answers what it would do. `restore` and `delete-forever` are about what is in the trash. What the public site shows as it stands it goes on showing after a change; drafts stay drafts. At most 10,000 records, in a transaction for each block of 500. What cannot be done is left as it is. The response has `undo` for ten minutes; nothing undoes `delete-forever`.',
    tag,
    headers: idempotencyHeader,
    bodyProperties: BULK_BODY,
    success:
      'How many records are as wanted, and each that was left as it was, with the reason. `rest` has those beyond `limit`.',
    problems: {
      400: 'The request is no JSON object, or the Idempotency-Key is malformed.',
      410: 'The action can no longer be undone.',
      422: 'Properties are refused, or more than 10,000 records match; `errors` names each.',
    },
  }
}

const BULK_BODY = {
  ids: 'The records. Either these or `all`.',
  versions: 'The version of each of the `ids`. A record that is newer is refused.',
  all: 'All records of the list with these parameters: `q`, `sort`, `order`, `timeZone` and the filters. For `restore` and `delete-forever` all of the trash with `q`.',
  values:
    'The choices to set, or the tags to add or remove. With the action `replace`: what to find in one field, and what to put in its place.',
  find: `A text of at most ${MAX_FIND} characters. It is no pattern.`,
  replace: `A text of at most ${MAX_REPLACE} characters. It is put in as it is.`,
  matchCase: 'Whether capitals and small letters differ.',
  wholeWords: 'Whether a place inside a longer word does not count.',
  limit: 'The most records to change in this call. `rest` names the others.',
  continues:
    'The `undo` of the first response, if this call goes on with its action. `undos` then lists the calls as one.',
  preview: 'With the action `replace`: store nothing, and answer what would be stored.',
  undo: 'With the action `undo`: the `undo` of the response to undo.',
}

function undosDescription({ area: tag, labels }: AnyEntity): CallDescription {
  return {
    summary: `What the caller can undo among the ${labels.many.toLowerCase()}`,
    description:
      'The actions on many records of the last ten minutes that are not undone, the newest first: the response of one may have been lost.',
    tag,
    success: 'The actions. Nobody else can see or undo them.',
    properties: {
      undos: 'Each action. Its own `undos` are its calls: undo them in this order.',
      done: 'What the action did.',
      count: 'To how many records.',
      at: 'When it ended.',
      requestIds: 'Its requests, as in the audit.',
    },
  }
}

function importDescription({ area: tag, labels }: AnyEntity): Omit<CallDescription, 'properties'> {
  return {
    summary: `Import ${labels.many.toLowerCase()} from CSV`,
    description: [
      'A row with the ID of a record changes it, any other row adds one. A cell that holds what an export writes is left as it is.',
      'A row whose `Version` is older than its record is refused. All rows are stored in one transaction, or none.',
      'The separator is a comma, a semicolon or a tab. With `preview=true` nothing is stored. A client that disconnects asks with `outcome=true` and the same Idempotency-Key whether the import was stored.',
      'The response begins when the work takes longer than a second; a later refusal is in its `problem`.',
    ].join(' '),
    tag,
    headers: idempotencyHeader,
    success: 'What becomes of the rows. Each refused one has its messages, at its cells.',
    problems: {
      400: 'The Idempotency-Key is malformed.',
      413: `The file has more than ${CSV_LIMITS.bytes / 1024 / 1024} MB.`,
      415: 'The body is no `text/csv`.',
      422: `The file cannot be read, or has more than ${CSV_LIMITS.rows} rows, or the columns cannot be matched like this; \`message\` says why.`,
      429: 'The caller is importing a file already.',
    },
  }
}

function orderDescription({ area: tag, labels }: AnyEntity): Omit<CallDescription, 'properties'> {
  const { one } = labels
  return {
    summary: `Move a ${one} within the order`,
    description:
      'Afterwards the positions are 1, 2, 3 and so on, without gaps. It changes no version: people who edit one of the records can still save.',
    tag,
    success: 'Where the record is and was, and how many records the list has.',
    problems: {
      400: 'The request is no JSON object.',
      404: `There is no such ${one}.`,
      409: 'The record is no longer at the position `from`.',
      422: 'Properties are refused, or the list has more than 9,999 records; `errors` names each property.',
    },
  }
}

/** How a list is sorted. */
export function orderSentence(entity: AnyEntity): string {
  const { sort, order } = defaultSortOrder(entity)
  const way = order === 'asc' ? 'ascending' : 'descending'
  return `Sorted by \`${sort}\`, ${way}, unless \`sort\` names another column, which is sorted ascending by default.`
}
