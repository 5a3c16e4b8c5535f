import { expect, expectTypeOf, test } from 'vitest'
import {
  areaCalls,
  addressOf,
  parametersIn,
  type BodyOf,
  type ParametersOf,
  type QueryOf,
  type ResultOf,
  type Page,
  type Stored,
} from '@staff/contract'
import { describeCalls } from '@staff/contract/documentation'

import { testimonial } from '../testimonial/testimonial.entity'
import { allCalls, namedCalls, served } from './calls'
import { ownDescriptions } from './ownDescriptions'

test('no two calls have the same method and address', () => {
  const addresses = allCalls().map(({ method, path }) => `${method} ${path}`)
  expect(addresses.length).toBeGreaterThan(60)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every call has its sentences', () => {
  const descriptionOf = describeCalls(served, ownDescriptions)
  for (const call of allCalls()) {
    const { summary, success, problems = {} } = descriptionOf(call)
    for (const sentence of [summary, success, ...Object.values(problems)])
      expect(sentence, `${call.method} ${call.path}`).toMatch(/^[A-Z]\S*(?: \S+)+$/)
  }
})

test('an address has its parameters', () => {
  expect(addressOf(namedCalls.countUserSessions, { id: 'a/b' })).toBe('/users/a%2Fb/sessions')
  expect(addressOf(namedCalls.readMe)).toBe('/me')
  expect(parametersIn('/a/:id/b/:file')).toEqual(['id', 'file'])
})

test('types follow from what is stated', () => {
  const { list, read, change, remove } = areaCalls(testimonial)
  type Testimonial = Stored<typeof testimonial>
  expectTypeOf<ResultOf<typeof list>>().toEqualTypeOf<Page<Testimonial>>()
  expectTypeOf<ParametersOf<typeof read>>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<QueryOf<typeof list>['page']>().toEqualTypeOf<number>()
  expectTypeOf<BodyOf<typeof change>['name']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<ResultOf<typeof remove>>().toEqualTypeOf<undefined>()
  expectTypeOf<BodyOf<typeof namedCalls.logIn>>().toEqualTypeOf<{
    username: string
    password: string
  }>()
  expectTypeOf<ResultOf<typeof namedCalls.logInWithCode>['passwordState']>().toEqualTypeOf<
    'own' | 'printed' | 'given'
  >()
  expect(list.access).toMatchObject({ audience: 'see' })
})
