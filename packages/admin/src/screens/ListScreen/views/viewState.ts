import type { SavedView } from '@staff/contract'
import { listColumns, type AnyEntity } from '@staff/entity'

import { readListParams, writeListParams } from '../listParams'

/** A view as far as its address needs it. */
export type Viewable = Readonly<Pick<SavedView, 'id' | 'query'>>

/** What an address shows, in its normal form: without the view, the page and an open record. */
export function stateOf(search: URLSearchParams, entity: AnyEntity): URLSearchParams {
  const state = writeListParams({ ...readListParams(search, entity), page: 1 }, entity)
  const known = listColumns(entity)
  for (const key of search.getAll('columns')) if (known.includes(key)) state.append('columns', key)
  return state
}

/** Whether an address shows a view as it is saved. The order of values does not matter, but that of columns does. */
export function showsView(search: URLSearchParams, view: Viewable, entity: AnyEntity): boolean {
  return textOf(search, entity) === textOf(new URLSearchParams(view.query), entity)
}

function textOf(search: URLSearchParams, entity: AnyEntity): string {
  const state = stateOf(search, entity)
  // A view without columns has all of the entity.
  const columns = state.has('columns') ? state.getAll('columns') : entity.listed
  state.delete('columns')
  const others = [...state].map(([name, value]) =>
    new URLSearchParams({ [name]: value }).toString(),
  )
  return JSON.stringify([others.toSorted(), columns])
}

/** The parameters that open a view as it is saved: '?view=…&type=Contract'. */
export function searchOf(view: Viewable, entity: AnyEntity): string {
  const state = stateOf(new URLSearchParams(view.query), entity)
  return `?${new URLSearchParams([['view', view.id], ...state])}`
}

/**
 * What is saved of a list. Its order is always part of it, so that another default does not change the view. `columns` are
 * those on the screen; undefined if they are the usual ones.
 */
export function queryToSave(
  search: URLSearchParams,
  entity: AnyEntity,
  columns: readonly string[] | undefined,
): string {
  const state = stateOf(search, entity)
  const { sort, order } = readListParams(search, entity)
  state.set('sort', sort)
  state.set('order', order)
  state.delete('columns')
  for (const key of columns ?? []) state.append('columns', key)
  return state.toString()
}
