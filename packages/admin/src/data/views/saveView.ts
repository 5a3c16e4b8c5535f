import {
  changeView,
  createView,
  removeView,
  type SavedView,
  type ViewChanges,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import { setHasViews } from '../../stores/preferences/lists'
import { ApiError } from '../http/ApiError'
import { callApi } from '../http/callApi'
import type { IdempotencyKeys } from '../http/idempotencyKeys'
import { recordQueries } from '../records/recordQueries'
import { viewQueries } from './viewQueries'

/** What became of a view that was to be stored or deleted. The messages are for the user. */
export type ViewOutcome<Done = { status: 'saved'; view: SavedView }> =
  | Done
  /** Somebody else has changed it; `current` is their version. */
  | { status: 'conflict'; current: SavedView }
  /** It is deleted, or not shared with the user any more. */
  | { status: 'gone' }
  | { status: 'refused'; message: string }

type Edition = Readonly<Pick<SavedView, 'id' | 'version'>>

/** Saves a new view. Retries with the same values and `keys` save it once. */
export async function addView(
  client: QueryClient,
  entity: AnyEntity,
  values: Required<ViewChanges>,
  keys: IdempotencyKeys,
): Promise<ViewOutcome> {
  try {
    const body = { area: entity.area, ...values }
    const view = await callApi(createView, { body, idempotencyKey: keys.keyFor(body) })
    keys.reset()
    return saved(client, entity, view)
  } catch (error) {
    return outcomeOf(error)
  }
}

/** Changes a view. */
export async function updateView(
  client: QueryClient,
  entity: AnyEntity,
  { id, version }: Edition,
  changes: ViewChanges,
): Promise<ViewOutcome> {
  try {
    const view = await callApi(changeView, { params: { id }, body: changes, ifMatch: version })
    return saved(client, entity, view)
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome.status === 'gone') forget(client, entity, id)
    return outcome
  }
}

/** Deletes a view. One that is gone already counts as deleted. */
export async function deleteView(
  client: QueryClient,
  entity: AnyEntity,
  { id, version }: Edition,
): Promise<ViewOutcome<{ status: 'deleted' }>> {
  try {
    await callApi(removeView, { params: { id }, ifMatch: version })
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome.status !== 'gone') return outcome
  }
  forget(client, entity, id)
  return { status: 'deleted' }
}

/** Shows a newer version of a view that the server has sent. */
export function receiveView(client: QueryClient, entity: AnyEntity, view: SavedView): void {
  showViews(client, entity, (views) => [...views.filter(({ id }) => id !== view.id), view])
}

function forget(client: QueryClient, entity: AnyEntity, id: string) {
  showViews(client, entity, (views) => views.filter((view) => view.id !== id))
}

function saved(client: QueryClient, entity: AnyEntity, view: SavedView): ViewOutcome {
  receiveView(client, entity, view)
  return { status: 'saved', view }
}

function showViews(
  client: QueryClient,
  entity: AnyEntity,
  change: (views: SavedView[]) => SavedView[],
) {
  const { queryKey } = viewQueries(entity).list()
  // A read that began before the change would bring the old views back.
  void client.cancelQueries({ queryKey })
  const views = change(client.getQueryData(queryKey) ?? []).toSorted(inListOrder)
  client.setQueryData(queryKey, views)
  setHasViews(entity.area, views.length > 0)
  void client.invalidateQueries(recordQueries(entity).viewCounts())
}

/** Those for everybody come first, as the server sends them. */
function inListOrder(one: SavedView, other: SavedView): number {
  return Number(other.shared) - Number(one.shared) || one.name.localeCompare(other.name)
}

function outcomeOf(error: unknown): Exclude<ViewOutcome, { status: 'saved' }> {
  if (!(error instanceof ApiError)) throw error
  const { code, current, fields = {}, message } = error
  if (code === 'conflict' && changeView.success.accepts(current))
    return { status: 'conflict', current }
  if (code === 'notFound') return { status: 'gone' }
  return { status: 'refused', message: Object.values(fields).join('. ') || message }
}
