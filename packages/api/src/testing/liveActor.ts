import type { BulkResult } from '@staff/contract'
import { team } from '@staff/content/team/team.entity'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import { expect } from 'vitest'

import { valuesOf, type Row } from '../records/testing'
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

/** A new team member, what people do with them by calls, and a plain model of what the public site should show. */
export async function startLiveActor(api: TestApi) {
  const body = { ...valuesOf(team, teamFixtures.filled), name: FIRST }
  const created = await api.call('POST', '/api/teams', { as: 'administrator', body })
  return new LiveActor(api, created.json<{ id: string }>().id)
}

const FIRST = 'Name 0'

class LiveActor implements Record<LiveAct, (by: Person) => Promise<void>> {
  readonly #api: TestApi
  readonly #id: string
  readonly #model: LiveModel = { working: FIRST, live: FIRST, isRestored: false }
  #count = 0
  #version = 1

  constructor(api: TestApi, id: string) {
    this.#api = api
    this.#id = id
  }

  save(by: Person) {
    const [name, before] = [this.#next('Name '), this.#before()]
    const saved = { working: name, live: name, isRestored: false, before }
    return this.#make(by, ['PATCH', '', { name }], () => saved)
  }

  saveAsItIs(by: Person) {
    return this.#make(by, ['PATCH', '', {}], this.#publishNow)
  }

  draft(by: Person) {
    const [name, before] = [this.#next('Name '), this.#before()]
    return this.#make(by, ['PATCH', '?draft=true', { name }], () => ({ working: name, before }))
  }

  editPrivately(by: Person) {
    const email = `${this.#next('mail-')}@example.com`
    return this.#make(by, ['PATCH', '', { email }], this.#publishNow)
  }

  publish(by: Person) {
    return this.#make(by, ['POST', '/publish', { version: this.#version }], this.#publishNow)
  }

  schedule(by: Person) {
    const from = new Date(Date.now() + 3_600_000).toISOString()
    const body = { version: this.#version, from, replaceScheduled: true }
    return this.#make(by, ['POST', '/publish', body], () => ({}))
  }

  unpublish(by: Person) {
    const call: SentCall = ['POST', '/unpublish', { version: this.#version }]
    return this.#make(by, call, () => ({ live: undefined }))
  }

  async replace(by: Person) {
    const [name, before] = [this.#next('Name '), this.#before()]
    const values = { field: 'name', find: before.working, replace: name }
    const undo = await this.#makeMany(by, 'replace', values)
    if (undo === undefined) return
    this.#version += 1
    const isShown = before.live === before.working && !before.isRestored
    const live = isShown ? name : before.live
    change(this.#model, by, { working: name, live, before: { ...before, undo } })
  }

  readonly publishMany = (by: Person) => this.#moveMany(by, 'publish', this.#model.working)
  readonly unpublishMany = (by: Person) => this.#moveMany(by, 'unpublish', undefined)

  async undo(by: Person) {
    const { before, working } = this.#model
    if (!before || working === undefined) return
    const response =
      before.undo === undefined
        ? await this.#call(by, 'PATCH', `/${this.#id}?undo=true`, { name: before.working })
        : await this.#call(by, 'POST', '/bulk', { action: 'undo', undo: before.undo })
    if (response.statusCode >= 300) return
    if (working !== before.working) this.#version += 1
    this.#model.before = undefined
    change(this.#model, by, before)
  }

  restoreVersion(by: Person) {
    const { working, isRestored } = this.#model
    const former = this.#version
    return this.#make(by, ['POST', '/restore', { version: 1 }], () =>
      // A version that is like the record makes none.
      working === undefined
        ? {}
        : { working: FIRST, isRestored: isRestored || this.#version > former },
    )
  }

  remove(by: Person) {
    return this.#make(by, ['DELETE', ''], () => ({
      liveBeforeRemoval: this.#model.live,
      working: undefined,
      live: undefined,
    }))
  }

  bringBack(by: Person) {
    return this.#bringBack(by, '', () => undefined)
  }

  bringBackPublished(by: Person) {
    return this.#bringBack(by, '?publish=true', () => this.#model.working)
  }

  undoRemoval(by: Person) {
    return this.#bringBack(by, '?undo=true', () => this.#model.liveBeforeRemoval)
  }

  /** Compares what is stored and shown with the model. */
  async check(act: LiveAct) {
    const { working, live } = this.#model
    const records = await teamsOnSite(this.#api.database.db)
    const shown = records.find((record) => record['id'] === this.#id)
    expect([act, shown?.['name']]).toEqual([act, live])
    // Their emails are private.
    expect(JSON.stringify(records)).not.toContain('@')
    if (working === undefined) return
    const read = await this.#call('administrator', 'GET', `/${this.#id}`)
    const { name, status } = read.json<Row>()
    expect(name).toBe(working)
    if (live === undefined) expect(status).not.toMatch(/^Published/)
    else expect(status).toMatch(live === working ? /^Published/ : /changed$/)
  }

  /** Deletes the record for ever. */
  end() {
    return this.#call('administrator', 'DELETE', `/${this.#id}?forever=true`)
  }

  /** Makes a call, and changes the model if it was done. */
  async #make(by: Person, [method, path, body]: SentCall, changes: LiveChange) {
    const { statusCode, headers } = await this.#call(by, method, `/${this.#id}${path}`, body)
    if (statusCode >= 300) return
    const tag = /\d+/.exec(String(headers['etag']))?.[0]
    const isNew = tag !== undefined && Number(tag) !== this.#version
    if (isNew) this.#version = Number(tag)
    this.#model.before = undefined
    if (by === 'administrator' || isNew) change(this.#model, by, changes())
  }

  /** Makes a call about many records. Returns its undo if it did something. */
  async #makeMany(by: Person, action: string, values?: object) {
    const body = { action, ids: [this.#id], ...(values && { values }) }
    const response = await this.#call(by, 'POST', '/bulk', body)
    const { done, undo } = response.json<Partial<BulkResult>>()
    return done === 1 ? (undo ?? null) : undefined
  }

  async #moveMany(by: Person, action: string, live: string | undefined) {
    const before = this.#before()
    const undo = await this.#makeMany(by, action)
    if (undo === undefined) return
    Object.assign(this.#model, { live, isRestored: false, before: { ...before, undo } })
  }

  async #bringBack(by: Person, query: string, live: () => string | undefined) {
    if (this.#model.working !== undefined) return
    const response = await this.#call(by, 'POST', `/${this.#id}/restore${query}`, {})
    if (response.statusCode >= 300) return
    const { version, name } = response.json<Row>()
    this.#version = version
    this.#model.working = String(name)
    Object.assign(this.#model, { live: live(), isRestored: false, before: undefined })
  }

  readonly #publishNow: LiveChange = () => ({ live: this.#model.working, isRestored: false })

  readonly #before = () => beforeOf(this.#model)

  readonly #next = (what: string) => `${what}${(this.#count += 1)}`

  #call(by: Person, method: string, path: string, body?: unknown) {
    const headers = { 'if-match': '*' }
    return this.#api.call(method, `/api/teams${path}`, { as: by, body, headers })
  }
}
