import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { queryRows } from '../../platform/db/queryRows'
import { startHistoryApi, type HistoryApi } from '../../records/history/testing'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { giveRights } from '../../testing/giveRights'
import type { Person } from '../../testing/testApi'

vi.setConfig({ testTimeout: 240_000 })

const BLANK = { rating: null, image: '', description: '' }
const ANY = { 'if-match': '*' }

/** What can be done with a record. `sent` are the values of a form, some of them empty. */
const ACTS = {
  save: (id, { sent }) => ['PATCH', `/${id}`, sent],
  draft: (id, { sent }) => ['PATCH', `/${id}?draft=true`, sent],
  undo: (id, { sent }) => ['PATCH', `/${id}?undo=true`, sent],
  publish: (id, { version }) => ['POST', `/${id}/publish`, { version }],
  schedule: (id, { version }) => ['POST', `/${id}/publish`, { version, ...LATER }],
  unpublish: (id, { version }) => ['POST', `/${id}/unpublish`, { version }],
  publishMany: (id) => ['POST', '/bulk', { action: 'publish', ids: [id] }],
  restoreVersion: (id, { version }) => ['POST', `/${id}/restore`, { version: before(version) }],
  restorePublished: (id, { version }) => [
    'POST',
    `/${id}/restore?publish=true`,
    { version: before(version) },
  ],
  remove: (id) => ['DELETE', `/${id}`],
  bringBack: (id) => ['POST', `/${id}/restore`, {}],
  bringBackPublished: (id) => ['POST', `/${id}/restore?publish=true`, {}],
  undoRemoval: (id) => ['POST', `/${id}/restore?undo=true`, {}],
} satisfies Record<string, (id: string, step: Step) => [string, string, object?]>

interface Step {
  sent: object
  version: number
}

const LATER = { from: '2030-01-01T09:00:00Z', replaceScheduled: true }

function before(version: number): number {
  return Math.max(1, version - 1)
}

const anySteps = fc.array(
  fc.record({
    act: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])), // the keys of an object literal
    by: fc.constantFrom<Person>('administrator', 'administrator', 'staff'),
    blanks: fc.subarray(Object.keys(BLANK)),
  }),
  { minLength: 4, maxLength: 16 },
)

eachSharedDatabase((open) => {
  test('no sequence of calls brings a record without its required values to the public site', async () => {
    const api = await startHistoryApi(await open(), testimonialFixtures)
    await giveRights(api, { areas: { testimonials: 'edit' } })
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const id = await api.create()
        for (const { act, by, blanks } of steps) {
          const step = { sent: valuesWithout(blanks), version: await versionOf(api, id) }
          const [method, path, body] = ACTS[act](id, step)
          const response = await api.send(method, path, { as: by, body, headers: ANY })
          expect(response.statusCode, response.body).toBeLessThan(500)
        }
        expect(await incompleteOnSite(api)).toEqual([])
        await api.send('DELETE', `/${id}?forever=true`, { headers: ANY })
      }),
      { numRuns: 40 },
    )
  })
})

function valuesWithout(blanks: readonly string[]): object {
  const { rating, image, description } = testimonialFixtures.filled
  const empty = Object.entries(BLANK).filter(([name]) => blanks.includes(name))
  return { rating, image, description, ...Object.fromEntries(empty) }
}

/** The newest version of a record; 1 in the trash. */
async function versionOf(api: HistoryApi, id: string): Promise<number> {
  const response = await api.send('GET', `/${id}`)
  return response.statusCode === 200 ? response.json<{ version: number }>().version : 1
}

/** The versions that the site has shown, shows, or will show, and that lack something. */
function incompleteOnSite({ database }: HistoryApi) {
  return queryRows(
    database.db,
    sql`select id, version from testimonials_live where rating is null or image = '' or description = ''`,
  )
}
