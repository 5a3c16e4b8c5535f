import type { NewPreviewLink } from '@staff/contract'
import { expect } from 'vitest'

import type { Database } from '../../platform/db/database'
import { startSiteApi, type Row, type SiteApi } from './testing'

/** The address of the site's preview page. */
export const PREVIEW_URL =
  'https://www.example.com/preview#token={token}&area={area}&id={id}&at={at}'

/** What a link is asked for. */
interface Asked {
  version?: 'latest' | number
  hours?: number
  mayApprove?: boolean
}

export type PreviewApi = Awaited<ReturnType<typeof startPreviewApi>>

/** Starts the nodes of the public site, with functions that make records and preview links as an administrator. */
export async function startPreviewApi(database: Database) {
  const api = await startSiteApi(database, { previewUrl: PREVIEW_URL })
  const call = (method: string, url: string, body?: unknown) =>
    api.call(method, `/api/${url}`, {
      as: 'administrator',
      headers: { 'if-match': '*' },
      ...(body !== undefined && { body }),
    })

  /** Sends a call that succeeds, and resolves to its body. */
  async function done<Body = Row>(method: string, url: string, body?: unknown): Promise<Body> {
    const response = await call(method, url, body)
    expect([method, url, response.statusCode < 300, response.body.slice(0, 300)]).toEqual([
      method,
      url,
      true,
      expect.anything(),
    ])
    return response.json<Body>()
  }

  return {
    ...api,
    send: call,
    done,
    /** The first record of an area that the site shows as it stands. */
    first: async (area: string): Promise<Row> => {
      const { records } = await done<{ records: Row[] }>(
        'GET',
        `${area}?pageSize=1&status=Published`,
      )
      return records[0] ?? {}
    },
    /** The token of a new link of a record. */
    share: async (path: string, asked: Asked = {}) => {
      const { token } = await done<NewPreviewLink>('POST', `${path}/preview-links`, asked)
      return token
    },
    /** What the site reads with a token. */
    seen: async (path: string, token: string, method = 'GET') => {
      const { status, headers, body } = await read(api, path, token, method)
      return { status, headers, body: parsed(body) }
    },
  }
}

function read(api: SiteApi, path: string, token: string, method: string) {
  return api.read(path, { 'preview-token': token }, method)
}

function parsed(body: Buffer): Row {
  return body.length > 0 ? JSON.parse(body.toString()) : {}
}
