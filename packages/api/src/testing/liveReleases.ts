import type { Release } from '@staff/contract'
import { expect } from 'vitest'

import { LiveRecord } from './liveRecord'
import type { Person } from './testApi'

/** The acts of releases with one record. */
export class LiveReleases extends LiveRecord {
  /** The last release that is out, and the name that the site showed before. */
  #out: { release: Release; live: string | undefined } | undefined

  async release(by: Person) {
    const { working, live } = this.model
    const { id } = (await this.#send(by, '', { name: this.next('Release ') })).json<Release>()
    const item = { area: 'teams', id: this.id, version: this.version, action: 'publish' }
    const added = await this.#send(by, `/${id}/items`, { items: [item] })
    expect(added.statusCode).toBe(working === undefined ? 404 : 200)
    const { version } = added.json<Release>()
    const out = await this.#send(by, `/${id}/publish`, { version: version ?? 1 })
    if (by !== 'administrator' || working === undefined) expect(out.statusCode).toBe(409)
    if (out.statusCode !== 200) {
      // A record is in one open release only.
      await this.api.call('DELETE', `/api/releases/${id}`, { as: by })
      return
    }
    this.#out = { release: out.json<Release>(), live }
    Object.assign(this.model, { live: working, isRestored: false, before: undefined })
  }

  async releaseUndo(by: Person) {
    if (!this.#out) return
    const { release, live } = this.#out
    const { id, version } = release
    const { statusCode } = await this.#send(by, `/${id}/undo`, { version })
    if (by !== 'administrator') expect(statusCode).toBe(409)
    if (statusCode !== 200) return
    this.#out = undefined
    // The newest version is not the one on the site, whatever its name.
    Object.assign(this.model, { live, isRestored: true, before: undefined })
  }

  #send(by: Person, path: string, body: object) {
    return this.api.call('POST', `/api/releases${path}`, { as: by, body })
  }
}
