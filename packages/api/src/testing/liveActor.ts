import type { ImportResult } from '@staff/contract'
import { team } from '@staff/content/team/team.entity'
import { teamFixtures } from '@staff/content/team/team.fixtures'
import { expect } from 'vitest'

import { valuesOf, type Row } from '../records/testing'
import { change, type LiveAct, type LiveChange, type SentCall } from './liveActs'
import { FIRST } from './liveRecord'
import { LiveReleases } from './liveReleases'
import type { Person, TestApi } from './testApi'

/** A new team member, what people do with them by calls, and a plain model of what the public site should show. */
export async function startLiveActor(api: TestApi) {
  const body = { ...valuesOf(team, teamFixtures.filled), name: FIRST }
  const created = await api.call('POST', '/api/teams', { as: 'administrator', body })
  return new LiveActor(api, created.json<{ id: string }>().id)
}

class LiveActor extends LiveReleases implements Record<LiveAct, (by: Person) => Promise<void>> {
  save(by: Person) {
    const [name, before] = [this.next('Name '), this.before()]
    const saved = { working: name, live: name, isRestored: false, before }
    return this.make(by, ['PATCH', '', { name }], () => saved)
  }

  saveAsItIs(by: Person) {
    return this.make(by, ['PATCH', '', {}], this.#publishNow)
  }

  draft(by: Person) {
    const [name, before] = [this.next('Name '), this.before()]
    return this.make(by, ['PATCH', '?draft=true', { name }], () => ({ working: name, before }))
  }

  async releaseDraft(by: Person) {
    await this.draft(by)
    await this.check('draft')
    return this.release(by)
  }

  editPrivately(by: Person) {
    const email = `${this.next('mail-')}@example.com`
    return this.make(by, ['PATCH', '', { email }], this.#publishNow)
  }

  publish(by: Person) {
    return this.make(by, ['POST', '/publish', { version: this.version }], this.#publishNow)
  }

  schedule(by: Person) {
    const from = new Date(Date.now() + 3_600_000).toISOString()
    const body = { version: this.version, from, replaceScheduled: true }
    return this.make(by, ['POST', '/publish', body], () => ({}))
  }

  unpublish(by: Person) {
    const call: SentCall = ['POST', '/unpublish', { version: this.version }]
    return this.make(by, call, () => ({ live: undefined }))
  }

  async replace(by: Person) {
    const [name, before] = [this.next('Name '), this.before()]
    const values = { field: 'name', find: before.working, replace: name }
    const undo = await this.makeMany(by, 'replace', values)
    if (undo === undefined) return
    this.#follow(by, name)
    this.model.before = { ...before, undo }
  }

  async importChange(by: Person) {
    const name = this.next('Name ')
    const response = await this.api.call('POST', '/api/teams/import', {
      as: by,
      body: Buffer.from(`ID,Name\n${this.id},${name}`),
      headers: { 'content-type': 'text/csv' },
    })
    const { report } = response.json<ImportResult>()
    // The row of a record in the trash would be a new one, which lacks the other values.
    expect(report?.isStored).toBe(this.model.working !== undefined)
    if (!report?.isStored) return
    this.#follow(by, name)
    this.model.before = undefined
  }

  /** A copy of the record is stored as the form stores one: as a draft, as far as the person has the choice. */
  async duplicate(by: Person) {
    const source = await this.call(by, 'GET', `/${this.id}`)
    if (source.statusCode !== 200) return
    const query = by === 'administrator' ? '?draft=true' : ''
    const copy = await this.call(by, 'POST', query, valuesOf(team, source.json<Row>()))
    expect(copy.statusCode).toBe(201)
    this.made.push(copy.json<{ id: string }>().id)
  }

  /** A change of an older version is refused. What the person sends then, with the newest version, is a save. */
  async merge(by: Person) {
    const [name, before, older] = [this.next('Name '), this.before(), `"${this.version - 1}"`]
    const late = await this.call(by, 'PATCH', `/${this.id}`, { name }, older)
    expect(late.statusCode).toBe(this.model.working === undefined ? 404 : 412)
    await this.check('merge')
    const saved = { working: name, live: name, isRestored: false, before }
    return this.make(by, ['PATCH', '', { name }, `"${this.version}"`], () => saved)
  }

  readonly publishMany = (by: Person) => this.#moveMany(by, 'publish', this.model.working)
  readonly unpublishMany = (by: Person) => this.#moveMany(by, 'unpublish', undefined)

  async undo(by: Person) {
    const { before, working } = this.model
    if (!before || working === undefined) return
    const response =
      before.undo === undefined
        ? await this.call(by, 'PATCH', `/${this.id}?undo=true`, { name: before.working })
        : await this.call(by, 'POST', '/bulk', { action: 'undo', undo: before.undo })
    if (response.statusCode >= 300) return
    if (working !== before.working) this.version += 1
    this.model.before = undefined
    change(this.model, by, before)
  }

  restoreVersion(by: Person) {
    const { working, isRestored } = this.model
    const former = this.version
    return this.make(by, ['POST', '/restore', { version: 1 }], () =>
      // A version that is like the record makes none.
      working === undefined
        ? {}
        : { working: FIRST, isRestored: isRestored || this.version > former },
    )
  }

  remove(by: Person) {
    return this.make(by, ['DELETE', ''], () => ({
      liveBeforeRemoval: this.model.live,
      working: undefined,
      live: undefined,
    }))
  }

  bringBack(by: Person) {
    return this.#bringBack(by, '', () => undefined)
  }

  bringBackPublished(by: Person) {
    return this.#bringBack(by, '?publish=true', () => this.model.working)
  }

  undoRemoval(by: Person) {
    return this.#bringBack(by, '?undo=true', () => this.model.liveBeforeRemoval)
  }

  /** A change that is no decision to publish: what is public as it stands stays so in its new version, a draft stays a draft. */
  #follow(by: Person, name: string) {
    const { working, live, isRestored } = this.model
    this.version += 1
    const isShown = live === working && !isRestored
    change(this.model, by, { working: name, live: isShown ? name : live })
  }

  async #moveMany(by: Person, action: string, live: string | undefined) {
    const before = this.before()
    const undo = await this.makeMany(by, action)
    if (undo === undefined) return
    Object.assign(this.model, { live, isRestored: false, before: { ...before, undo } })
  }

  async #bringBack(by: Person, query: string, live: () => string | undefined) {
    if (this.model.working !== undefined) return
    const response = await this.call(by, 'POST', `/${this.id}/restore${query}`, {})
    if (response.statusCode >= 300) return
    const { version, name } = response.json<Row>()
    this.version = version
    this.model.working = String(name)
    Object.assign(this.model, { live: live(), isRestored: false, before: undefined })
  }

  readonly #publishNow: LiveChange = () => ({ live: this.model.working, isRestored: false })
}
