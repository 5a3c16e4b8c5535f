import { describe, expect, test } from 'vitest'

import { acceptBody, acceptQuery } from '../call/accept'
import { fillPath, parametersIn } from '../call/addressOf'
import { allCalls } from '../content/calls'
import { checkSent } from '../rules/records'
import { exampleOf } from '.'

describe.each(allCalls().map((call) => [`${call.method} ${call.path}`, call] as const))(
  'the example of %s',
  (_, call) => {
    const { params = {}, query, body, response } = exampleOf(call)

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
  const { response } = exampleOf({ method: 'POST', path: '/users' })
  expect(response).not.toHaveProperty('password')
})

function read(path: string) {
  return exampleOf({ method: 'GET', path }).response
}
