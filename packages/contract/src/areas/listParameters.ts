import {
  isWithinCharacterLimit,
  sortableFields,
  removeHiddenCharacters,
  type AnyEntity,
} from '@staff/entity'
import { object, string, type InferType } from 'yup'

import { filterRules, timeZoneRule } from './filterRules'
import { pageParameters } from './pageParameters'

/** The parameters of a list, without those of its filters: they differ between entities. Days begin in UTC by default. */
export type ListParameters = Omit<Accepted, 'timeZone'> & Partial<Pick<Accepted, 'timeZone'>>

type Accepted = InferType<ReturnType<typeof listParameters>>

/** The parameters of an entity's list. */
export function listParameters(entity: AnyEntity) {
  const sortable = sortableFields(entity)
  return object({
    q: searchText().default(''),
    sort: text('sort').oneOf(sortable, `sort must be one of ${sortable.join(', ')}`),
    order: text('order').oneOf(['asc', 'desc'], 'order must be asc or desc'),
    ...pageParameters,
    facets: text('facets').oneOf(['1'], 'facets must be 1'),
    timeZone: timeZoneRule(),
    ...filterRules(entity.filters),
  })
}

/** What is searched for: a character that nobody sees cannot be what a person looks for, and is left out. */
export function searchText() {
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
