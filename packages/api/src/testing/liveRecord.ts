import type { BulkResult } from '@staff/contract'
import { expect } from 'vitest'

import type { Row } from '../records/testing'
import {
  beforeOf,
  change,
  teamsOnSite,
  type LiveAct,
  type LiveChange,
  type LiveModel,
  type SentCall,
} from './liveActs'
import type { Person, TestApi } from './testApi'

/** The name of a new team member. */
export const FIRST = 'Name 0'

/** A team member with the calls about them, and a plain model of what the public site should show. */
export class LiveRecord {
  protected readonly api: TestApi
  protected readonly id: string
  protected readonly model: LiveModel = { working: FIRST, live: FIRST, isRestored: false }
  protected version = 1
  /** The ids of all that were made. */
  protected readonly made: string[]
  #count = 0

  constructor(api: TestApi, id: string) {
    this.api = api
    this.id = id
    this.made = [id]
  }

  /** Compares what is stored and shown with the model. The site shows nobody else. */
  async check(act: LiveAct) {
    const { working, live } = this.model
    const records = await teamsOnSite(this.api.database.db)
    const shown = records.map(({ id, name }) => ({ id, name }))
    const expected = live === undefined ? [] : [{ id: this.id, name: live }]
    expect([act, shown]).toEqual([act, expected])
    // Their emails are private.
    expect(JSON.stringify(records)).not.toContain('@')
    if (working === undefined) return
    const read = await this.call('administrator', 'GET', `/${this.id}`)
    const { name, status } = read.json<Row>()
    expect(name).toBe(working)
    if (live === undefined) expect(status).not.toMatch(/^Published/)
    else expect(status).toMatch(live === working ? /^Published/ : /changed$/)
  }

  /** Deletes for ever all records that were made. */
  async end() {
    for (const id of this.made) await this.call('administrator', 'DELETE', `/${id}?forever=true`)
  }

  /** Makes a call, and changes the model if it was done. */
  protected async make(by: Person, [method, path, body, expected]: SentCall, changes: LiveChange) {
    const url = `/${this.id}${path}`
    const { statusCode, headers } = await this.call(by, method, url, body, expected)
    if (statusCode >= 300) return
    const tag = /\d+/.exec(String(headers['etag']))?.[0]
    const isNew = tag !== undefined && Number(tag) !== this.version
    if (isNew) this.version = Number(tag)
    this.model.before = undefined
    if (by === 'administrator' || isNew) change(this.model, by, changes())
  }

  /** Makes a call about many records. Returns its undo if it did something. */
  protected async makeMany(by: Person, action: string, values?: object) {
    const body = { action, ids: [this.id], ...(values && { values }) }
    const response = await this.call(by, 'POST', '/bulk', body)
    const { done, undo } = response.json<Partial<BulkResult>>()
    return done === 1 ? (undo ?? null) : undefined
  }

  protected readonly before = () => beforeOf(this.model)

  protected readonly next = (what: string) => `${what}${(this.#count += 1)}`

  protected call(by: Person, method: string, path: string, body?: unknown, expected = '*') {
    const headers = { 'if-match': expected }
    return this.api.call(method, `/api/teams${path}`, { as: by, body, headers })
  }
}
