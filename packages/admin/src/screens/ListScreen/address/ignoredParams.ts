import { filterParameters, sortableFields, type AnyEntity, type Filter } from '@staff/entity'

import { isPossible } from '../listParams'

/** A part of a link that a list cannot show. */
export interface IgnoredParam {
  name: string
  value: string
  /** What it is, for the person who followed the link: 'Type “Nope”'. */
  text: string
}

/** The parameters besides filters that the address of a list may have. */
const OWN = ['q', 'page', 'pageSize', 'order', 'view', 'columns', 'open']

/** The filters and orders of an address that do not exist. The list ignores them. */
export function ignoredParams(search: URLSearchParams, entity: AnyEntity): IgnoredParam[] {
  return [...search].flatMap(([name, value]) => {
    if (OWN.includes(name)) return []
    if (name === 'sort')
      return sortableFields(entity).includes(value)
        ? []
        : [{ name, value, text: `Sorted by “${value}”` }]
    const filter = entity.filters.find((each: Filter) => filterParameters(each).includes(name))
    if (!filter) return [{ name, value, text: `${name} “${value}”` }]
    return isPossible(filter, value) ? [] : [{ name, value, text: `${filter.label} “${value}”` }]
  })
}

/** An address without these parameters. What else it has is kept. */
export function withoutParams(
  search: URLSearchParams,
  ignored: readonly IgnoredParam[],
): URLSearchParams {
  const isIgnored = ([name, value]: [string, string]) =>
    ignored.some((each) => each.name === name && each.value === value)
  return new URLSearchParams([...search].filter((each) => !isIgnored(each)))
}
