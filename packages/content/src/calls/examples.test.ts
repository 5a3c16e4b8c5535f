import { describe, expect, test } from 'vitest'

import { acceptBody, acceptQuery, checkSent, fillPath, parametersIn } from '@staff/contract'
import { exampleCalls } from '@staff/contract/examples'

import { auditFixtures } from '../audit/auditEntry.fixtures'
import { fixtures } from '../fixtures'
import { allCalls, served } from './calls'
import { computedColumns } from './computed'
import { ownExamples } from './ownExamples'

const exampleOf = exampleCalls(served, {
  fixtures: [...fixtures, auditFixtures],
  computed: computedColumns,
  own: ownExamples,
})

describe.each(allCalls().map((call) => [`${call.method} ${call.path}`, call] as const))(
  'the example of %s',
  (_, call) => {
    const found = exampleOf(call)
    if (!found) throw new Error('It has no example')
    const { params = {}, query, body, response } = found

    test('is accepted by the schemas of the call', () => {
      expect(fillPath(call.path, params)).not.toMatch(/:|\/\/|\/$/)
      expect(Object.keys(params)).toEqual(parametersIn(call.path))
      if (call.query) expect(acceptQuery(call, query)).toMatchObject(Object(query))
      if (call.body?.kind === 'json') expect(acceptBody(call, body)).toMatchObject(Object(body))
      if (call.body?.kind === 'changes') {
        const given = Object(body)
        const whole = { ...Object(response), ...given }
        expect(checkSent(call.body.schema, { given, whole }).errors).toEqual({})
      }
      if (!call.success.contentType) expect(call.success.accepts(response)).toBe(true)
    })
  },
)

test('a record has its computed columns and no secrets', () => {
  expect(read('/users/:id')).toMatchObject({ name: 'Esme Thornbury', roleName: 'Content editor' })
  expect(read('/roles/:id')).toMatchObject({ userCount: 3 })
  expect(exampleOf({ method: 'POST', path: '/users' })?.response).not.toHaveProperty('password')
})

function read(path: string) {
  return exampleOf({ method: 'GET', path })?.response
}
