import { referencesOf, sortableFields, type Fixtures } from '@staff/forms/entity'

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
    list(200, 'unknown=1'),
    list(422, `q=${'x'.repeat(201)}`),
    list(422, 'q=%00'),
    list(422, 'page=0'),
    list(422, 'page=1.5'),
    list(422, 'page=x&pageSize=0'),
    list(422, 'pageSize=101'),
    list(422, 'order=up'),
    list(422, 'sort=password'),
    list(422, 'page=1&page=2'),
    ...Object.keys(referencesOf(entity)).flatMap((field) => [
      list(200, `${field}=${String(filled[field])}`),
      list(422, `${field}=nope`),
    ]),
  ]
}
