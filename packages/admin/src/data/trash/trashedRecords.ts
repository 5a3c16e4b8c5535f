import { areaCalls, type Stored, type TrashedRecord, type TrashPage } from '@staff/contract'
import type { SaveOutcome } from '@staff/forms'
import type { AnyEntity } from '@staff/entity'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { HOME_KEY, recordQueries, TRASH_KEY } from '../records/recordQueries'
import {
  acceptGone,
  failedDeletion,
  outcomeOf,
  refresh,
  refreshTrash,
  saved,
  type DeleteOutcome,
} from '../records/saveRecord'

/** A deleted record: its id, and the version of its deletion. */
export type Deleted = Pick<TrashedRecord, 'id' | 'version'>

/** How a deleted record comes back: as a draft, on the public site too, or as it was when an undo takes the deletion back. */
export type RestoreKind = 'draft' | 'publish' | 'undo'

/** Brings a deleted record back. The kind counts where the public site has records of the entity. */
export async function restoreDeleted<E extends AnyEntity>(
  client: QueryClient,
  entity: E,
  { id, version }: Deleted,
  kind: RestoreKind = 'draft',
): Promise<SaveOutcome<Stored<E>>> {
  try {
    const record = await callApi(areaCalls(entity).restore, {
      params: { id },
      body: {},
      ifMatch: version,
      ...(entity.publicSite &&
        kind !== 'draft' && { query: new URLSearchParams({ [kind]: 'true' }) }),
    })
    forget(client, entity, id)
    // The home screen may show the record, so its data is read again.
    client.removeQueries({ queryKey: HOME_KEY })
    return saved(client, entity, record)
  } catch (error) {
    return outcomeOf(entity, error)
  } finally {
    refresh(client, entity)
    refreshTrash(client)
  }
}

/** Deletes a deleted record for ever. */
export async function deleteForever(
  client: QueryClient,
  entity: AnyEntity,
  { id, version }: Deleted,
): Promise<DeleteOutcome> {
  try {
    const query = new URLSearchParams({ forever: 'true' })
    await callApi(areaCalls(entity).remove, { params: { id }, query, ifMatch: version }).catch(
      acceptGone,
    )
    forget(client, entity, id)
    return { status: 'deleted' }
  } catch (error) {
    return failedDeletion(entity, error)
  } finally {
    refresh(client, entity)
    refreshTrash(client)
  }
}

type AreaPage = Pick<TrashPage, 'records' | 'total'>

/** Takes a record off the screen before the trash is read again. */
function forget(client: QueryClient, entity: AnyEntity, id: string) {
  const isIt = (each: TrashedRecord) => each.area === entity.area && each.id === id
  client.setQueriesData<InfiniteData<AreaPage>>(recordQueries(entity).trash(), (known) => {
    if (!known?.pages.some(({ records }) => records.some(isIt))) return known
    return { ...known, pages: known.pages.map((page) => without(page, isIt)) }
  })
  client.setQueriesData<TrashPage>({ queryKey: [...TRASH_KEY, 'page'] }, (known) =>
    known?.records.some(isIt) ? without(known, isIt) : known,
  )
}

function without<Page extends AreaPage>(page: Page, isIt: (each: TrashedRecord) => boolean): Page {
  const records = page.records.filter((each) => !isIt(each))
  return { ...page, records, total: page.total - 1 }
}
