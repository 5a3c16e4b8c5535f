import { expect } from 'vitest'

import type { Database } from '../../platform/db/database'
import { giveRights } from '../../testing/giveRights'
import { ESME } from '../users/testing'
import { startMailApi } from './testing'

const PREVIEW_URL = 'https://site.example/preview?area={area}&id={id}&region={region}#{token}'

export const TITLE = 'Lamplighter <of the harbour>'
export const CAREER = {
  title: TITLE,
  experience: 2,
  type: 'Full time',
  location: 'Leith',
  department: 'Port',
  description: 'Lights the lamps.',
}

export type Made = Record<string, unknown> & { id: string; version: number }

export type ReviewMailApi = Awaited<ReturnType<typeof startReviewMailApi>>

/** Starts the app with a mail server. The staff user edits and asks; the administrator and the people whom a test adds may publish. */
export async function startReviewMailApi(database: Database) {
  const api = await startMailApi(database, { previewUrl: PREVIEW_URL })
  await giveRights(api, { areas: { careers: 'edit', technologies: 'edit' } })

  async function done<Body>(as: 'staff' | 'administrator', url: string, body: object) {
    const response = await api.call('POST', `/api/${url}`, { as, body })
    expect([url, response.statusCode < 300, response.body.slice(0, 200)]).toEqual([
      url,
      true,
      expect.anything(),
    ])
    return response.json<Body>()
  }

  async function draft(): Promise<Made> {
    const row = await done<Made>('staff', 'careers?draft=true', CAREER)
    return { ...row, id: String(row['jobId']) }
  }

  const ask = ({ id, version }: Made, note = '', as: 'staff' | 'administrator' = 'staff') =>
    done(as, `careers/${id}/review`, { version, note })

  const sendBack = ({ id, version }: Made, comment: string) =>
    done('administrator', `careers/${id}/review/send-back`, { version, comment })

  /** Adds a user with a role of their own. Resolves to the email. */
  async function addUser(name: string, rights: object, more: object = {}) {
    const role = { name, roleTypeId: 2, rights: { areas: {}, actions: [], regions: [], ...rights } }
    const { id: roleId } = (await api.create('roles', role)).json<{ id: string }>()
    const email = `${name.toLowerCase()}@example.com`
    const made = await api.create('users', { ...ESME, email, roleId, ...more })
    expect(made.statusCode).toBe(201)
    return email
  }

  return { ...api, done, draft, ask, sendBack, addUser }
}
