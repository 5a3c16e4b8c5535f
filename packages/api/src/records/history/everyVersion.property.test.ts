import { randomUUID } from 'node:crypto'

import { bulkChoices, revisionValues, type Reason } from '@staff/contract'
import { choicesOf, type Fixtures } from '@staff/entity'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { valuesOf } from '../testing'
import { revisions } from '../../identity/audit/revisions.table'
import { keptSuites, startHistoryApi, type HistoryApi } from './testing'

/** Every way to write a record, and some that are refused. */
const act = fc.constantFrom(
  'change',
  'change nothing',
  'change a stale one',
  'change to what is wrong',
  'restore the first',
  'set in bulk',
  'set in bulk and undo',
  'delete and undo',
  'import',
  'import the same',
  'move',
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

eachSharedDatabase((empty) => {
  describe.each(keptSuites)('%s', (_name, each) => {
    test('every version has exactly one revision, with its reason, its author and its values', async () => {
      const api = await startHistoryApi(await empty(), each)
      const acts = fc.array(act, { minLength: 4, maxLength: 9 })
      await fc.assert(
        fc.asyncProperty(acts, (some) => play(api, each, some)),
        { seed: 41, numRuns: 4 },
      )
      await checkSecrets(api, each)
    }, 60_000)
  })
})

let count = 0

async function play(api: HistoryApi, each: Fixtures, acts: readonly Act[]) {
  const { entity } = each
  count += 1
  const id = await api.create(uniqueOf(each))
  const expected: Reason[] = ['created']
  for (const what of acts) expected.push(...(await perform(api, each, id, what)))

  const { records, total } = await api.history(id)
  const record = await api.read(id)
  expect(total).toBe(records.length)
  expect(records.map(({ reason }) => reason)).toEqual(expected.toReversed())
  expect(records.map(({ version }) => version)).toEqual(
    expected.map((_, index) => expected.length - index),
  )
  expect(new Set(records.map(({ userName }) => userName))).toEqual(new Set(['Ana Admin']))
  expect(new Set(records.map(({ userId }) => userId))).toEqual(new Set([api.ids.administrator]))
  expect(record.version).toBe(records[0]?.version)
  expect(record.updatedAt).toBe(records[0]?.at)
  const last = await api.revision(id, record.version)
  expect(last.values).toEqual(revisionValues(entity, record))
  expect(Object.keys(last.values).toSorted()).toEqual(Object.keys(entity.fields).toSorted())
  expect(records.at(-1)?.changed).toEqual([])
  expect((await api.send('DELETE', `/${id}`, { headers: { 'if-match': '*' } })).statusCode).toBe(
    204,
  )
}

/** Makes a write. Resolves to the reasons of the versions that it must make. */
async function perform(api: HistoryApi, each: Fixtures, id: string, what: Act): Promise<Reason[]> {
  const { entity } = each
  const { version, ...record } = await api.read(id)
  const [field = ''] = entity.searched
  count += 1
  if (what === 'change') {
    await ok(api.change(id, { [field]: `Anew ${count}` }, version))
    return ['changed']
  }
  if (what.startsWith('change')) {
    const [body, expected, status] =
      what === 'change nothing'
        ? [{}, version, 200]
        : what === 'change a stale one'
          ? [{ [field]: 'Stale' }, version + 1, 412]
          : [{ [field]: '' }, version, 422]
    expect((await api.change(id, body, expected)).statusCode).toBe(status)
    return []
  }
  if (what === 'restore the first') {
    const first = await api.revision(id, 1)
    const isSame =
      JSON.stringify(sorted(first.values)) === JSON.stringify(sorted(valuesOf(entity, record)))
    await ok(api.restore(id, 1, version))
    return isSame ? [] : ['restored']
  }
  if (what === 'move') {
    if (entity.ordered) await ok(api.send('POST', '/order', { body: { id, position: 1 } }))
    return []
  }
  if (what.startsWith('import')) return importRow(api, id, field, what === 'import')
  if (what === 'delete and undo') {
    await undo(api, await bulk(api, { action: 'delete', ids: [id] }))
    return ['deleted', 'restored']
  }
  const [choice] = bulkChoices(entity)
  if (!choice) return []
  const values = choicesOf(choice)?.map(({ value }) => value) ?? [true, false]
  const value = values.find((one) => one !== record[choice.name])
  const undoId = await bulk(api, { action: 'set', ids: [id], values: { [choice.name]: value } })
  // An article needs an address to become a link post.
  if (undoId === null) return []
  if (what === 'set in bulk') return ['bulk']
  await undo(api, undoId)
  return ['bulk', 'undone']
}

/** Imports what an export of the record says, with another name or the same. */
async function importRow(
  api: HistoryApi,
  id: string,
  field: string,
  isOther: boolean,
): Promise<Reason[]> {
  const record = await api.read(id)
  const exported = await api.send('GET', `/export?ids=${id}`)
  const name = String(record[field])
  const other = isOther ? `Import ${count}` : name
  const response = await api.send('POST', '/import', {
    body: Buffer.from(exported.body.replaceAll(name, other)),
    headers: { 'content-type': 'text/csv' },
  })
  const { report } = response.json<{ report: { changed: number; same: number } }>()
  expect(report).toMatchObject(isOther ? { changed: 1 } : { same: 1 })
  return isOther ? ['imported'] : []
}

/** Resolves to what undoes the action; null if it was refused. */
async function bulk(api: HistoryApi, body: object): Promise<string | null> {
  const response = await ok(
    api.send('POST', '/bulk', { body, headers: { 'idempotency-key': randomUUID() } }),
  )
  return response.json<{ undo: string | null }>().undo
}

async function undo(api: HistoryApi, id: string | null) {
  await ok(api.send('POST', '/bulk', { body: { action: 'undo', undo: id } }))
}

async function ok(response: ReturnType<HistoryApi['send']>) {
  const { statusCode, body } = await response
  if (statusCode !== 200) throw new Error(body)
  return response
}

function uniqueOf({ entity }: Fixtures): object {
  if (entity.area === 'users') return { email: `person-${count}@example.com` }
  return { [entity.searched[0] ?? '']: `First ${count}` }
}

function sorted(values: object) {
  return Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other))
}

/** No revision has what responses do not have: passwords, their hashes, keys of drafts. */
async function checkSecrets({ database }: HistoryApi, { entity, create }: Fixtures) {
  const rows = await database.db.select().from(revisions)
  expect(rows.length).toBeGreaterThan(0)
  const text = JSON.stringify(rows)
  for (const secret of ['$argon2', 'password', 'draftKey', 'searchText', 'titleText'])
    expect(text).not.toContain(secret)
  const passwords = Object.values(create).filter((value) => typeof value === 'string')
  for (const password of passwords) expect(text).not.toContain(password)
  expect(new Set(rows.map(({ area }) => area))).toEqual(new Set([entity.area]))
}
