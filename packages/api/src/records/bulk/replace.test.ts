import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import { user } from '@staff/entity/people'
import { count } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { audit } from '../../identity/audit/audit.table'
import { idempotencyKeys } from '../../platform/requests/idempotencyKeys.table'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { bulkUndos } from './bulkUndos.table'
import { startBulkApi } from './testing'

const { image } = testimonialFixtures.filled
const LONG = `Acme ${'word '.repeat(42)}`.trim()

function quote(name: string, description: string) {
  return { name, description, image, rating: 5 }
}

const values = { field: 'description', find: 'acme', replace: 'Acme Ltd' }

eachSharedDatabase((empty) => {
  async function startQuotes() {
    const api = await startBulkApi(await empty(), testimonial)
    const ids = await api.store([
      quote('Ana', 'ACME is great. We love Acme.'),
      quote('Ben', 'Nothing to see.'),
      quote('Cleo', LONG),
      quote('Dan', 'acmeology'),
    ])
    const textsOf = async () =>
      Promise.all(ids.map(async (id) => String((await api.read(id))['description'])))
    return { ...api, ids, textsOf }
  }

  test('a text is replaced where it is found, by the rules of single changes, and undone', async () => {
    const api = await startQuotes()
    const before = await api.textsOf()
    const result = await api.bulk({ action: 'replace', ids: api.ids, values })
    expect(result).toMatchObject({
      done: 2,
      refused: [
        {
          id: api.ids[2],
          title: 'Cleo',
          message: 'Description should not exceed 43 words (currently 44 words)',
        },
      ],
    })
    expect(await api.textsOf()).toEqual([
      'Acme Ltd is great. We love Acme Ltd.',
      'Nothing to see.',
      LONG,
      'Acme Ltdology',
    ])
    const versions = await Promise.all(api.ids.map(async (id) => (await api.read(id))['version']))
    expect(versions).toEqual([2, 1, 1, 2])
    const { records } = await api.audit(`recordId=${String(api.ids[3])}`)
    expect(records).toMatchObject([
      {
        action: 'change',
        changes: { description: { from: 'acmeology', to: 'Acme Ltdology' } },
      },
    ])
    const undone = await api.bulk({ action: 'undo', undo: String(result.undo) })
    expect(undone).toMatchObject({ done: 2, refused: [] })
    expect(await api.textsOf()).toEqual(before)
  })

  test('whole words and the case count when they should', async () => {
    const api = await startQuotes()
    const options = { ...values, matchCase: true, wholeWords: true, find: 'Acme', replace: 'A' }
    const result = await api.bulk({ action: 'replace', ids: api.ids, values: options })
    expect(result.done).toBe(2)
    expect((await api.textsOf())[0]).toBe('ACME is great. We love A.')
  })

  test('what a rule makes the former text of a new one is no change', async () => {
    const api = await startQuotes()
    const same = { field: 'name', find: 'Ana', replace: 'Ana ' }
    const body = { action: 'replace', ids: api.ids, values: same } as const
    expect(await api.bulk(body)).toMatchObject({ done: 0, undo: null })
    expect(await api.bulk({ ...body, preview: true })).toMatchObject({ done: 0 })
  })

  describe('a preview', () => {
    test('says what would be stored, and stores nothing', async () => {
      const api = await startQuotes()
      const { db } = api.database
      const rows = async () =>
        Promise.all(
          [audit, idempotencyKeys, bulkUndos].map(async (table) =>
            db.select({ rows: count() }).from(table),
          ),
        )
      const before = [await api.textsOf(), await rows(), await api.list()]
      const result = await api.bulk({ action: 'replace', ids: api.ids, values, preview: true })
      expect(result).toEqual({
        done: 2,
        refused: [
          {
            id: api.ids[2],
            title: 'Cleo',
            message: 'Description should not exceed 43 words (currently 44 words)',
          },
        ],
        undo: null,
        rest: { ids: [], versions: [] },
        preview: {
          found: 4,
          samples: [
            {
              id: api.ids[0],
              title: 'Ana',
              more: 0,
              excerpts: [
                [
                  { kind: 'removed', text: 'ACME' },
                  { kind: 'added', text: 'Acme Ltd' },
                  { kind: 'same', text: ' is great. We love ' },
                  { kind: 'removed', text: 'Acme' },
                  { kind: 'added', text: 'Acme Ltd' },
                  { kind: 'same', text: '.' },
                ],
              ],
            },
            {
              id: api.ids[3],
              title: 'Dan',
              more: 0,
              excerpts: [
                [
                  { kind: 'removed', text: 'acme' },
                  { kind: 'added', text: 'Acme Ltd' },
                  { kind: 'same', text: 'ology' },
                ],
              ],
            },
          ],
        },
      })
      expect([await api.textsOf(), await rows(), await api.list()]).toEqual(before)
    })

    test('is as bounded as the action, block after block', async () => {
      const api = await startQuotes()
      const all = { sort: 'name', order: 'asc' }
      const first = await api.bulk({ action: 'replace', all, values, limit: 1, preview: true })
      expect(first).toMatchObject({ done: 1, rest: { ids: api.ids.slice(1) } })
      const next = await api.bulk({ action: 'replace', ...first.rest, values, preview: true })
      expect(next).toMatchObject({ done: 1, preview: { found: 2, samples: [{ title: 'Dan' }] } })
    })

    test('refuses what somebody has changed since', async () => {
      const api = await startQuotes()
      const [id = ''] = api.ids
      await api.change(id, { name: 'Anna' })
      const body = { action: 'replace', ids: [id], versions: [1], values, preview: true } as const
      expect(await api.bulk(body)).toMatchObject({
        done: 0,
        refused: [{ title: 'Anna', message: expect.stringMatching(/changed this testimonial/) }],
        preview: { found: 0, samples: [] },
      })
    })

    test('is for those who may change the records', async () => {
      const api = await startBulkApi(await empty(), user)
      const body = {
        action: 'replace',
        all: {},
        values: { field: 'firstName', find: 'S', replace: 'T' },
        preview: true,
      }
      expect((await api.send(body, { as: 'staff' })).statusCode).toBe(403)
      expect((await api.send(body)).statusCode).toBe(200)
      const email = { ...body, values: { ...body.values, field: 'email' } }
      expect((await api.send(email)).json()).toMatchObject({
        status: 422,
        errors: { field: 'field must be one of firstName, lastName' },
      })
    })
  })

  test('a new text of many megabytes is refused quickly', async () => {
    const api = await startBulkApi(await empty(), testimonial)
    const [id = ''] = await api.store([quote('Ana', 'a'.repeat(1000))])
    const long = { field: 'description', find: 'a', replace: 'x'.repeat(1000) }
    const start = performance.now()
    const result = await api.bulk({ action: 'replace', ids: [id], values: long })
    expect(performance.now() - start).toBeLessThan(1000)
    expect(result.refused).toMatchObject([
      { message: 'Description should not exceed 1000 characters' },
    ])
  })
})
