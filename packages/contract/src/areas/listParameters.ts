import {
  isWithinCharacterLimit,
  labelOf,
  referencesOf,
  sortableFields,
  removeHiddenCharacters,
  type AnyEntity,
} from '@staff/forms/entity'
import { object, string, type InferType, type StringSchema } from 'yup'

import { pageParameters } from './pageParameters'
import { RECORD_ID } from './recordId'

export type ListParameters = InferType<ReturnType<typeof listParameters>>

/** The parameters of an entity's list. */
export function listParameters(entity: AnyEntity) {
  const sortable = sortableFields(entity)
  return object({
    q: searchText().default(''),
    sort: text('sort').oneOf(sortable, `sort must be one of ${sortable.join(', ')}`),
    order: text('order').oneOf(['asc', 'desc'], 'order must be asc or desc'),
    ...pageParameters,
    ...filterParameters(entity),
  })
}

/** The parameters that narrow a list to the records which refer to one: `?serviceId=…`. */
function filterParameters(entity: AnyEntity): Record<`${string}Id`, StringSchema> {
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

/** What is searched for: a character that nobody sees cannot be what a person looks for, and is left out. */
function searchText() {
  return text('q')
    .transform((value: unknown) =>
      typeof value === 'string' ? removeHiddenCharacters(value) : value,
    )
    .test({
      name: 'max',
      message: 'q should not exceed 200 characters',
      test: (value) => isWithinCharacterLimit(value ?? '', 200),
    })
    .meta({ maxCodePoints: 200 })
}

function text(name: string) {
  return string()
    .trim()
    .test('noNul', `${name} must not contain a NUL character`, (value) => !value?.includes('\0'))
}
