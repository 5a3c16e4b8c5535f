import { recordQueries } from '@staff/admin'
import { service } from '@staff/content/service/service.entity'
import { serviceData } from '@staff/content/serviceData/serviceData.entity'
import type { QueryClient } from '@tanstack/react-query'

/**
 * The service state: the cached record lists of services and service data. Screens observe the same lists, so changes by
 * the functions of `recordList` appear at once.
 */
export function serviceState(client: QueryClient) {
  return {
    services: recordQueries(service).cachedLists(client),
    servicesDatas: recordQueries(serviceData).cachedLists(client),
  }
}
