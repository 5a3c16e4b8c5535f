import { areaCalls, type RecordAddress } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { ApiError, isOutcomeUnknown } from '../http/ApiError'
import { callApi } from '../http/callApi'
import { recordQueries } from '../records/recordQueries'

/** The query of a record's address on the public site. Read again after each write: a publication makes the first one. */
export function addressQuery(entity: AnyEntity, id: string) {
  return queryOptions({
    queryKey: [...recordQueries(entity).derived().queryKey, 'address', id] as const,
    queryFn: ({ signal }) => callApi(areaCalls(entity).address, { params: { id }, signal }),
  })
}

/** The outcome of a change of an address. The message is for the person. */
export type AddressOutcome =
  { status: 'changed'; address: RecordAddress } | { status: 'failed'; message: string }

/** Gives a record another address on the public site. */
export function changeAddress(client: QueryClient, entity: AnyEntity, id: string, slug: string) {
  return changed(client, addressQuery(entity, id).queryKey, () =>
    callApi(areaCalls(entity).changeAddress, { params: { id }, body: { slug } }),
  )
}

/** Frees an earlier address of a record for others. Only for administrators. */
export function releaseAddress(client: QueryClient, entity: AnyEntity, id: string, slug: string) {
  return changed(client, addressQuery(entity, id).queryKey, () =>
    callApi(areaCalls(entity).releaseAddress, { params: { id, slug } }),
  )
}

async function changed(
  client: QueryClient,
  key: ReturnType<typeof addressQuery>['queryKey'],
  call: () => Promise<RecordAddress>,
): Promise<AddressOutcome> {
  try {
    const address = await call()
    client.setQueryData(key, address)
    return { status: 'changed', address }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = error.fields?.['slug'] ?? error.message
    return {
      status: 'failed',
      message: isOutcomeUnknown(error)
        ? `${message} It is not known whether the address is changed.`
        : message,
    }
  }
}

/** Why a slug cannot be used, because it leads to another record. Undefined if it is free, and if that cannot be found out now. */
export async function refusalOfSlug(entity: AnyEntity, slug: string): Promise<string | undefined> {
  try {
    const { isFree, title } = await callApi(areaCalls(entity).slug, { params: { slug } })
    if (isFree) return undefined
    return title === null
      ? 'This address leads to another record'
      : `This address leads to “${title}”`
  } catch {
    // The server checks it again when it is saved.
    return undefined
  }
}
