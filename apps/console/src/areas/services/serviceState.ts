import { recordQueries } from '@staff/admin'
import { service } from '@staff/forms/content/service/service.entity'
import { serviceData } from '@staff/forms/content/serviceData/serviceData.entity'
import type { QueryClient } from '@tanstack/react-query'

/**
 * The service state: the record lists of services and of service data that the cache holds. They are the very ones
 * that the screens watch, so what the verbs of `recordList` change in them is seen at once.
 */
export function serviceState(client: QueryClient) {
  return {
    services: recordQueries(service).cachedLists(client),
    servicesDatas: recordQueries(serviceData).cachedLists(client),
  }
}
