import { career } from '@staff/content/career/career.entity'
import { expect, test } from 'vitest'

import { areaCalls } from '../areas/areaCalls'
import { Problem } from '../problems/Problem'
import { refuseUnknownParameters } from './knownParameters'

const { list, read } = areaCalls(career)

function refusalOf(query: object, call: Parameters<typeof refuseUnknownParameters>[0] = list) {
  try {
    refuseUnknownParameters(call, query)
    return undefined
  } catch (error) {
    return error instanceof Problem ? error : undefined
  }
}

test('the parameters of a call pass', () => {
  expect(refusalOf({ q: 'x', page: '1', experienceMin: '2', timeZone: 'UTC' })).toBeUndefined()
  expect(refusalOf({}, read)).toBeUndefined()
})

test.each([
  ['nosuch', 'There is no parameter "nosuch".'],
  ['tpye', 'There is no parameter "tpye". Did you mean "type"?'],
  ['pagesize', 'There is no parameter "pagesize". Did you mean "pageSize"?'],
  ['experience', 'There is no parameter "experience". Did you mean "experienceMin"?'],
  ['', 'There is no parameter "".'],
  ['constructor', 'There is no parameter "constructor".'],
])('%s is refused', (name, message) => {
  expect(refusalOf({ q: 'x', [name]: '1' })).toMatchObject({
    status: 422,
    message,
    details: { errors: { [name]: message } },
  })
})

test('a call without parameters has none', () => {
  expect(refusalOf({ q: 'x' }, read)?.message).toBe('There is no parameter "q".')
})

test('several are named, at most ten of them', () => {
  expect(refusalOf({ one: '1', sorted: '1' })?.message).toBe(
    'There is no parameter "one". There is no parameter "sorted". Did you mean "sort"?',
  )
  const many = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`p${index}`, '1']))
  expect(Object.keys(refusalOf(many)?.details.errors ?? {})).toHaveLength(10)
})

test('a long name is cut, and compared with none', () => {
  const message = `There is no parameter "${'x'.repeat(40)}…".`
  expect(refusalOf({ ['x'.repeat(8000)]: '1' })?.message).toBe(message)
})
