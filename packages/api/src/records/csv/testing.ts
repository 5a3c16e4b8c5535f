import type { ImportReport, ImportResult } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { Database } from '../../platform/db/database'
import { startTestApi, type Call } from '../../testing/testApi'
import { areaRecords } from '../testing'

export type CsvApi = Awaited<ReturnType<typeof startCsvApi>>

/** Exports and imports of one area, by default as an administrator with a confirmed password. */
export async function startCsvApi(database: Database, entity: AnyEntity) {
  const api = await startTestApi(database)
  const base = `/api/${entity.area}`
  const send = (file: string | Uint8Array, query = '', options: Call = {}) =>
    api.call('POST', `${base}/import?${query}`, {
      as: 'administrator',
      ...options,
      body: Buffer.from(file),
      headers: { 'content-type': 'text/csv', ...options.headers },
    })
  return {
    ...api,
    ...areaRecords(api, database, entity),
    send,
    close: () => database.close(),
    find: (query: string, options: Call = { as: 'administrator' }) =>
      api.call('GET', `${base}/export?${query}`, options),
    /** The text of an export. */
    export: async (query = ''): Promise<string> => {
      const { statusCode, body } = await api.call('GET', `${base}/export?${query}`, {
        as: 'administrator',
      })
      if (statusCode !== 200) throw new Error(body)
      return body
    },
    /** Makes an import that is answered with a report. */
    import: async (
      file: string | Uint8Array,
      query = '',
      options: Call = {},
    ): Promise<ImportReport> => {
      const response = await send(file, query, options)
      const { report } = response.statusCode === 200 ? response.json<ImportResult>() : {}
      if (!report) throw new Error(response.body)
      return report
    },
  }
}
