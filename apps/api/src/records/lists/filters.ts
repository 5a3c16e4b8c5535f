import { labelOf, referencesOf, type AnyEntity } from '@staff/forms/entity'
import { and, sql, type SQL } from 'drizzle-orm'
import { string, type StringSchema } from 'yup'

import { RECORD_ID, type RecordTable } from '../table/recordTable'

/** The parameters that narrow a list to the records which refer to one: `?serviceId=…`. */
export function filterParameters(entity: AnyEntity): Record<`${string}Id`, StringSchema> {
  return Object.fromEntries(
    Object.keys(referencesOf(entity)).map((field) => [
      field,
      string()
        .label(`Only records of this ${labelOf(entity, field)}`)
        .matches(RECORD_ID, `${field} must be the id of a record`)
        .meta({ pattern: RECORD_ID.source }),
    ]),
  )
}

/** The condition of these parameters, as far as the query gives them. */
export function filterCondition({ entity, column }: RecordTable, query: object): SQL | undefined {
  const given = Object.keys(referencesOf(entity)).flatMap((field) => {
    const id: unknown = Reflect.get(query, field)
    return id === undefined ? [] : [sql`${column(field)} = ${id}`]
  })
  return and(...given)
}
