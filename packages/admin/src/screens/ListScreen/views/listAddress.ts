import type { AnyEntity } from '@staff/entity'

import { preferencesOf } from '../../../stores/preferences/lists'

/** The parameter `view` of the whole list, where the plain address opens the start view. */
const WHOLE_LIST = 'all'

/** The id of the view in an address; undefined where there is none. */
export function viewIn(search: URLSearchParams): string | undefined {
  const id = search.get('view')
  return id && id !== WHOLE_LIST ? id : undefined
}

/** Whether an address shows more than the plain list: a search, filters, an order, columns or a view. */
export function hasState(search: URLSearchParams): boolean {
  return (
    viewIn(search) !== undefined ||
    [...search.keys()].some((name) => !['view', 'page', 'open'].includes(name))
  )
}

/** The parameters of a list with the view, the columns and the open record of its address, which every other step keeps. */
export function withView(search: URLSearchParams, changed: URLSearchParams): URLSearchParams {
  const kept = [...search].filter(([name]) => KEPT.has(name))
  return new URLSearchParams([...kept, ...changed])
}

const KEPT = new Set(['view', 'columns', 'open'])

/** Parameters that do not open the start view: without any, that is what a plain address does. */
export function stayOnList(search: URLSearchParams, { area }: AnyEntity): URLSearchParams {
  if (search.size > 0 || preferencesOf(area).startView === null) return search
  return new URLSearchParams({ view: WHOLE_LIST })
}
