import { describeFields, listColumns, validate, type AnyEntity } from '@staff/entity'
import { array, string } from 'yup'

import { listParameters, type ListParameters } from '../../areas/listParameters'
import { requestMessages, viewMessages } from '../../messages/messages'
import { refused } from '../../problems/Problem'

/** What the query of a view means for a list as it is now. */
export interface ReadQuery {
  /** The parameters that the list has, as an address has them. */
  query: string
  /** The same parameters, for a page of the list. */
  parameters: ListParameters
  /** The names of the parameters and columns that the list does not have, each with a message. */
  missing: Map<string, string>
}

const MAX_PARAMETERS = 100

/** Reads the query of a view. What a list no longer has is left out and named. */
export function readViewQuery(entity: AnyEntity, query: string): ReadQuery {
  const missing = new Map<string, string>()
  const known = [...new URLSearchParams(query)].filter(([name, value], index, pairs) => {
    const isRepeated = pairs.findIndex(([each]) => each === name) < index
    const message = errorOf(entity, name, value, isRepeated)
    if (message) missing.set(name === 'columns' ? value : name, message)
    return !message
  })
  const schema = viewParameters(entity)
  // One parameter can contradict another: a range that ends before it begins.
  const { errors = {} } = validate(schema, valuesOf(known))
  for (const [name, message] of Object.entries(errors)) missing.set(name, message)
  const usable = known.filter(([name]) => !Object.hasOwn(errors, name))
  return {
    query: new URLSearchParams(inOrder(entity, usable)).toString(),
    parameters: {
      ...schema.validateSync(valuesOf(usable)),
      page: 1,
      pageSize: 1,
      facets: undefined,
    },
    missing,
  }
}

/** The query of a view that is saved, in its normal form. Throws a 422 that names each wrong parameter. */
export function acceptViewQuery(entity: AnyEntity, query: string): string {
  if (new URLSearchParams(query).size > MAX_PARAMETERS)
    throw refused({ query: viewMessages.tooManyParameters(MAX_PARAMETERS) })
  const { query: normal, missing } = readViewQuery(entity, query)
  if (missing.size > 0) throw refused({ query: [...new Set(missing.values())].join('. ') })
  return normal
}

/** The parameters of a list that a view can have: no page number, and the columns in reading order. */
function viewParameters(entity: AnyEntity) {
  const made = schemas.get(entity) ?? viewSchema(entity)
  schemas.set(entity, made)
  return made
}

const schemas = new WeakMap<AnyEntity, ReturnType<typeof viewSchema>>()

function viewSchema(entity: AnyEntity) {
  const known = listColumns(entity)
  const message = `columns must be among ${known.join(', ')}`
  const columns = array()
    .of(
      string()
        .required(message)
        .oneOf([...known], message),
    )
    .transform((value: unknown, original: unknown) =>
      original === undefined ? value : [original].flat(),
    )
  return listParameters(entity).omit(['page', 'facets', 'timeZone']).shape({ columns })
}

function errorOf(entity: AnyEntity, name: string, value: string, isRepeated: boolean) {
  const schema = viewParameters(entity)
  const fields = describeFields(schema)
  if (!Object.hasOwn(fields, name)) return viewMessages.unknownParameter(name)
  if (isRepeated && fields[name]?.type !== 'array') return requestMessages.givenTwice(name)
  return validate(schema, { [name]: value }).errors?.[name]
}

function valuesOf(pairs: readonly string[][]): Record<string, string | string[]> {
  const names = [...new Set(pairs.map(([name = '']) => name))]
  return Object.fromEntries(
    names.map((name) => {
      const values = pairs.flatMap(([each, value = '']) => (each === name ? [value] : []))
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** Two queries with the same parameters are equal texts. The order of columns and values is kept. */
function inOrder(entity: AnyEntity, pairs: readonly [string, string][]): [string, string][] {
  const names = Object.keys(describeFields(viewParameters(entity)))
  return pairs.toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
}
