import {
  filterParameters,
  sortableFields,
  type EntityValues,
  type Filter,
  type Fixtures,
  NONE,
} from '@staff/entity'

import { single, type Case } from '../play'
import { ADMINISTRATOR } from './areaRequests'

/** The list of an area: its parameters, right and wrong, at every limit. */
export function listCases({ entity, filled }: Fixtures): Case[] {
  const list = (status: number, query: string) =>
    single(ADMINISTRATOR, `list ?${query.slice(0, 60)}`, status, {
      method: 'GET',
      path: `/${entity.area}?${query}`,
    })
  const [searched = ''] = entity.searched
  const word = String(filled[searched]).slice(0, 5)
  return [
    list(200, ''),
    ...sortableFields(entity).flatMap((sort) => [
      list(200, `sort=${sort}`),
      list(200, `sort=${sort}&order=desc&page=2&pageSize=5`),
    ]),
    list(200, 'pageSize=100'),
    list(200, 'pageSize=1&page=3'),
    list(200, 'page=99'),
    list(200, 'page=9007199254740991'),
    list(200, `q=${encodeURIComponent(word.toUpperCase())}`),
    list(200, 'q=%25'),
    list(200, 'q=_'),
    list(200, 'q=%20%20'),
    list(200, `q=${'x'.repeat(200)}`),
    list(422, 'unknown=1'),
    list(422, `q=${'x'.repeat(201)}`),
    list(422, 'q=%00'),
    list(422, 'page=0'),
    list(422, 'page=1.5'),
    list(422, 'page=x&pageSize=0'),
    list(422, 'pageSize=101'),
    list(422, 'order=up'),
    list(422, 'sort=password'),
    list(422, 'page=1&page=2'),
    list(200, 'facets=1'),
    list(200, `facets=1&q=${encodeURIComponent(word)}&pageSize=1`),
    list(422, 'facets=yes'),
    list(422, 'timeZone=Mars'),
    ...entity.filters.flatMap((filter) =>
      filterCases(filter, filled).map(([status, query]) => list(status, query)),
    ),
  ]
}

/** A filter, right, wrong, twice, and with the counts of the others. */
function filterCases(filter: Filter, filled: EntityValues): [status: number, query: string][] {
  const { kind, name } = filter
  const [first = '', last = ''] = filterParameters(filter)
  if (kind === 'range')
    return [
      [200, `${first}=3`],
      [200, `${first}=2&${last}=2.5&facets=1`],
      [422, `${first}=x`],
      [422, `${first}=4&${last}=3`],
      [422, `${first}=1&${first}=2`],
    ]
  if (kind === 'date')
    return [
      [200, `${first}=2001-01-01&${last}=2999-12-31&timeZone=Europe/London`],
      [200, `${last}=2001-01-01&facets=1`],
      [422, `${first}=2026-02-30`],
      [422, `${first}=2026-02-02&${last}=2026-02-01`],
      [filter.isAhead ? 200 : 422, `${last}=today`],
      [422, `${last}=${filter.isAhead ? 'last' : 'next'}-7-days`],
    ]
  const options = kind === 'choice' ? filter.options.map((option) => String(option.value)) : []
  // A fixture has no computed columns.
  const stored = name in filled ? filled[name] : options.at(-1)
  const [value = ''] = [Object.is(stored, null) ? NONE : stored]
    .flat()
    .map((each) => encodeURIComponent(String(each)))
  const [other = value] = options
  const right: [number, string][] = [
    [200, `${name}=${value}`],
    [200, `${name}=${value}&${name}=${encodeURIComponent(other ?? '')}&facets=1`],
    [422, `${name}=${value}${`&${name}=${value}`.repeat(50)}`],
    [422, `${name}=`],
  ]
  return kind === 'text' ? right : [...right, [422, `${name}=nope&${name}=${value}`]]
}
