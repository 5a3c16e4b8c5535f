import type { MoveBody, Moved } from '@staff/contract'
import { serviceFixtures } from '@staff/content/service/service.fixtures'
import { technologyFixtures } from '@staff/content/technology/technology.fixtures'
import { technology } from '@staff/content/technology/technology.entity'
import type { AnyEntity, EntityValues } from '@staff/entity'

import type { Database } from '../../platform/db/database'
import { startBulkApi } from '../bulk/testing'
import { storeImagesOf } from '../testing'

/** The picture of all technologies. */
const IMAGE = technologyFixtures.filled.image

export type OrderApi = Awaited<ReturnType<typeof startOrderApi>>

/** Moves of the records of one area. */
export async function startOrderApi(database: Database, entity: AnyEntity) {
  const api = await startBulkApi(database, entity)
  await storeImagesOf(database, technology, [{ image: IMAGE }])
  const send = (body: MoveBody | object) =>
    api.call('POST', `/api/${entity.area}/order`, { as: 'administrator', body })
  return {
    ...api,
    send,
    /** Makes a move that succeeds. */
    move: async (body: MoveBody): Promise<Moved> => {
      const response = await send(body)
      if (response.statusCode !== 200) throw new Error(response.body)
      return response.json<Moved>()
    },
    /** One property of each record, in the order of the list. */
    inOrder: async (property: string, query = ''): Promise<unknown[]> =>
      (await api.list(`${query}&pageSize=100`)).records.map((record) => record[property]),
  }
}

/** The values of services with these numbers, which are named after their places in the list. */
export function serviceRows(numbers: readonly number[]): EntityValues[] {
  return numbers.map((orderBy, index) => ({
    name: `Service ${index + 1}`,
    icon: serviceFixtures.filled.icon,
    orderBy,
    headingBy: 'Heading',
    descriptionBy: 'Description',
  }))
}

/** The values of technologies with these names. */
export function technologyRows(names: readonly string[]): EntityValues[] {
  return names.map((name) => ({ name, category: 'Other', image: IMAGE }))
}
