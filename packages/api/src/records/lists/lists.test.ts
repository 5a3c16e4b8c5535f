import { defaultSortOrder, imageFields, sortableFields } from '@staff/entity'
import { beforeAll, describe, expect, test } from 'vitest'

import { eachSharedDatabase } from '../../testing/eachDatabase'
import { inOrder, startRecordsApi, suites, valuesOf, type RecordsApi, type Row } from '../testing'

eachSharedDatabase((empty) => {
  describe.each(suites)('%s', (_name, suite) => {
    const { entity, records, filled, create } = suite
    let api: RecordsApi
    /** The stored records, newest change first. */
    let stored: Row[]
    /** The stored records in the default order of the list. */
    let expected: Row[]

    beforeAll(async () => {
      api = await startRecordsApi(await empty(), suite)
      // The test API already has roles and users.
      stored = (await api.list('')).records
      for (const record of records)
        // One at a time, so that the order of their timestamps is known.
        stored.unshift(await api.store({ ...valuesOf(entity, record), ...create }))
      // Computed counts are correct only after all records are stored.
      const read = await Promise.all(stored.map((record) => api.read(record)))
      stored = read.map((response) => response.json<Row>())
      expected = inDefaultOrder(stored)
    })

    test('has the default order: the order field of the entity, or newest change first', async () => {
      const { records: page, total } = await api.list('')
      expect(total).toBe(stored.length)
      expect(page).toEqual(expected.slice(0, 25))
      const { sort, order } = defaultSortOrder(entity)
      expect(await api.list(`sort=${sort}&order=${order}`)).toEqual({ records: page, total })
    })

    /** Sorts by the order of the entity. Without one, keeps the order: newest change first. */
    function inDefaultOrder(rows: readonly Row[]): Row[] {
      const { ordered, idKey } = entity
      if (!ordered) return [...rows]
      // New records without a field for their position come last, and later ids are greater.
      return rows.toSorted(
        (one, other) =>
          Number(one[ordered.by]) - Number(other[ordered.by]) || inOrder(one[idKey], other[idKey]),
      )
    }

    test('divides the list into pages', async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => api.list(`page=${page}&pageSize=5`)),
      )
      expect(pages.flatMap((page) => page.records)).toEqual(expected.slice(0, 25))
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([stored.length]))
    })

    test('a page after the end is empty', async () => {
      for (const page of ['1000', '9007199254740993', '1e308'])
        expect(await api.list(`page=${page}`)).toEqual({ records: [], total: stored.length })
    })

    test.each(sortableFields(entity))('sorts by %s in both directions', async (column) => {
      const up = await api.list(`sort=${column}&order=asc&pageSize=100`)
      const down = await api.list(`sort=${column}&order=desc&pageSize=100`)
      expect(up.records).toHaveLength(stored.length)
      expect(up.records.map((record) => record[column])).toEqual(
        stored.map((record) => record[column]).toSorted(inOrder),
      )
      expect(down.records).toEqual(up.records.toReversed())
      expect(await api.list(`sort=${column}&pageSize=100`)).toEqual(up)
    })

    test.each(entity.searched)('finds a part of %s in any case', async (field) => {
      const wanted = String(filled[field]).slice(2, 9)
      const found = await api.list(new URLSearchParams({ q: wanted.toUpperCase() }).toString())
      expect(found.records).toEqual(
        expected.filter((record) =>
          entity.searched.some((each) =>
            String(record[each]).toLowerCase().includes(wanted.trim().toLowerCase()),
          ),
        ),
      )
      expect(found.total).toBeGreaterThan(0)
    })

    test('finds letters beyond A to Z, and treats wildcards as text', async () => {
      const [field = ''] = entity.searched
      const [, record] = stored
      if (!record) throw new Error('Nothing stored')
      const text = String.raw`ŻÓŁĆ 5%_\ É`
      const changed = await api.alter(record, { [field]: text })
      if (!changed) throw new Error('Nothing changed')
      const finds = async (q: string) =>
        (await api.list(new URLSearchParams({ q }).toString())).records.map((each) => each[field])
      expect(await finds('żółć 5%')).toEqual([text])
      expect(await finds(String.raw`%_\ e${'\u0301'}`)).toEqual([text])
      expect(await finds('ż%ć')).toEqual([])
      expect(await finds('ż_łć')).toEqual([])
      const restored = await api.alter(changed, { [field]: record[field] })
      stored = [restored ?? changed, ...stored.filter((each) => each !== record)]
      expected = inDefaultOrder(stored)
    })

    test.each([
      ['page=-1', 'page'],
      ['page=0', 'page'],
      ['page=abc', 'page'],
      ['page=1.5', 'page'],
      ['page=', 'page'],
      ['page=1&page=2', 'page'],
      ['pageSize=1000', 'pageSize'],
      ['pageSize=0', 'pageSize'],
      ['sort=nosuch', 'sort'],
      ['sort=passwordHash', 'sort'],
      ['sort=__proto__', 'sort'],
      ['order=sideways', 'order'],
      ['q=%00', 'q'],
      ['q=a&q=b', 'q'],
      [`q=${'x'.repeat(201)}`, 'q'],
      ...imageFields(entity).map((field) => [`sort=${field}`, 'sort']),
    ])('refuses the list ?%s and names the parameter', async (query, parameter) => {
      const response = await api.find(query)
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([parameter])
    })
  })
})
