import { listColumns, type AnyEntity } from '@staff/entity'
import { array, string, type Schema } from 'yup'

import { defineCall } from '../../call/defineCall'
import { json } from '../../call/json'
import { exportMessages } from '../../messages/exportMessages'
import { listParameters } from '../listParameters'
import { accessFor } from '../../rules/rights/decide'
import { RECORD_ID } from '../recordId'

/** The most records in one export. */
export const MAX_EXPORT_RECORDS = 500_000

/** The most ids in one call: more do not fit into an address. */
export const MAX_EXPORT_IDS = 150

/** The call that exports the records of a list as CSV. */
export function exportCall(entity: AnyEntity) {
  return defineCall({
    method: 'GET',
    path: `/${entity.area}/export` as const,
    access: accessFor(entity, 'export'),
    query: exportParameters(entity),
    success: { status: 200, type: json.file(), contentType: 'text/csv', accepts: isFile },
  })
}

function isFile(body: unknown): body is Blob {
  return body instanceof Blob
}

/** The parameters of a list without those of its pages, and what the file has. */
function exportParameters(entity: AnyEntity) {
  const columns = listColumns(entity)
  const unknown = exportMessages.unknownColumn(columns)
  return listParameters(entity)
    .omit(['page', 'pageSize', 'facets'])
    .shape({
      columns: several(
        string()
          .required(unknown)
          .oneOf([...columns], unknown),
      ).label('The columns of the list to export, in this order; all fields by default'),
      ids: several(
        string()
          .required(exportMessages.ids)
          .matches(RECORD_ID, exportMessages.ids)
          .meta({ pattern: RECORD_ID.source }),
      )
        .max(MAX_EXPORT_IDS, exportMessages.tooManyIds(MAX_EXPORT_IDS))
        .label('Only these of the records that match')
        .meta({ example: '019a0000-0000-7000-8000-000000000001' }),
    })
}

/** A parameter that may be given several times. */
function several(entry: Schema<string>) {
  return array()
    .of(entry)
    .transform((value: unknown, original: unknown) =>
      original === undefined ? value : [original].flat(),
    )
}
