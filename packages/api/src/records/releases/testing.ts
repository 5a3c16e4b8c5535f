import { randomUUID } from 'node:crypto'

import type { NewReleaseItem, Release } from '@staff/contract'
import { career } from '@staff/content/career/career.entity'
import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'
import type { AnyEntity, EntityValues } from '@staff/entity'
import { expect } from 'vitest'

import type { Config } from '../../platform/config/config'
import type { Database } from '../../platform/db/database'
import { startTestApi, type Call } from '../../testing/testApi'
import type { Row } from '../testing'

export type ReleasesApi = Awaited<ReturnType<typeof startReleasesApi>>

/** The entities whose records the tests release. */
export const AREAS = { careers: career, positions: contractualPosition } as const

const VALUES = {
  careers: {
    title: 'Lamplighter',
    experience: 2,
    type: 'Full time',
    location: 'Leith',
    department: 'Port',
    description: 'Lights the lamps of the harbour.',
  },
  positions: {
    role: 'Diver',
    location: 'Leith',
    duration: 'A month',
    type: 'On site',
    interviewMode: 'Phone',
    summary: 'Looks for what was lost.',
  },
} as const

/** A record of a test: what a release needs to name it. */
export interface Made {
  area: string
  id: string
  version: number
}

/** Calls about releases, by default as an administrator, with functions that make records of two areas. */
export async function startReleasesApi(database: Database, changes: Partial<Config> = {}) {
  const api = await startTestApi(database, changes)
  const call = (method: string, url: string, options: Call = {}) =>
    api.call(method, `/api/${url}`, { as: 'administrator', ...options })

  /** Sends a call that succeeds, and resolves to its body. */
  async function done<Body>(method: string, url: string, body?: unknown): Promise<Body> {
    const response = await call(method, url, { body, headers: { 'if-match': '*' } })
    expect([method, url, response.statusCode < 300, response.body.slice(0, 300)]).toEqual([
      method,
      url,
      true,
      expect.anything(),
    ])
    return response.json<Body>()
  }

  /** Makes a record, a draft unless it is to be public. */
  async function make(
    of: keyof typeof AREAS,
    name: string,
    query = '?draft=true',
    more: EntityValues = {},
  ): Promise<Made> {
    const entity: AnyEntity = AREAS[of]
    const titled = of === 'careers' ? { title: name } : { role: name }
    const values = { ...VALUES[of], ...titled, ...more }
    const row = await done<Row>('POST', `${entity.area}${query}`, values)
    return { area: entity.area, id: String(row[entity.idKey]), version: row.version }
  }

  const add = (release: Release | string, items: readonly NewReleaseItem[]) =>
    done<Release>('POST', `releases/${idOf(release)}/items`, { items })

  return {
    ...api,
    send: call,
    done,
    make,
    add,
    create: (name = `Release ${randomUUID()}`) => done<Release>('POST', 'releases', { name }),
    read: (release: Release | string) => done<Release>('GET', `releases/${idOf(release)}`),
    /** A new release that publishes records. */
    releaseOf: async (made: readonly Made[]) => {
      const release = await done<Release>('POST', 'releases', { name: `Release ${randomUUID()}` })
      return add(release, made.map(publishing))
    },
    publish: ({ id, version }: Release, at?: string, options: Call = {}) =>
      call('POST', `releases/${id}/publish`, { body: { version, at }, ...options }),
    cancel: ({ id, version }: Release, options: Call = {}) =>
      call('POST', `releases/${id}/cancel`, { body: { version }, ...options }),
    undo: ({ id, version }: Release, options: Call = {}) =>
      call('POST', `releases/${id}/undo`, { body: { version }, ...options }),
    /** The ids that the public site shows of an area. */
    shown: async (area: string): Promise<string[]> => {
      const url = `/api/public/${area}?region=US&pageSize=100`
      const { records } = (await api.app.inject(url)).json<{ records: Row[] }>()
      return records.map(({ jobId, id }) => String(jobId ?? id)).toSorted()
    },
    audit: async (query: string) =>
      done<{ records: { action: string; area: string; recordId: string; summary: string }[] }>(
        'GET',
        `audit?pageSize=100&${query}`,
      ),
  }
}

/** An item that publishes a record. */
export function publishing({ area, id, version }: Made): NewReleaseItem {
  return { area, id, version, action: 'publish' }
}

/** An item that takes a record from the site. */
export function unpublishing(made: Made): NewReleaseItem {
  return { ...publishing(made), action: 'unpublish' }
}

function idOf(release: Release | string): string {
  return typeof release === 'string' ? release : release.id
}
