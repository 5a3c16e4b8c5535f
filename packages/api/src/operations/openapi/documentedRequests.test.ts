import { randomUUID } from 'node:crypto'

import { pictureAddress } from '@staff/entity'
import { fixtures } from '@staff/content/fixtures'
import { beforeAll, expect, test, vi } from 'vitest'

import { throttles } from '../../platform/throttle/throttles.table'
import { emailOf, PASSWORD, startTestApi, type TestApi } from '../../testing/testApi'
import { valuesOf } from '../../records/testing'
import { onEmbedded } from '../../testing/eachDatabase'
import {
  addSamplePeople,
  bodiesFor,
  bodyOfCreate,
  casesOf,
  jsonBody,
  isRateLimited,
  operationsIn,
  parametersFor,
  personalBody,
  requiredHeaders,
  type Operation,
  type Values,
} from './testing'
import { isExpected } from './expectedStatus'
import { sentValues } from './sentValues'
import { addTestSamples } from '../../testing/testContent'

// Each test sends some hundred requests.
vi.setConfig({ testTimeout: 180_000 })

const ADMINISTRATOR = { as: 'administrator' } as const

onEmbedded((open) => {
  let api: TestApi
  let operations: Operation[]
  let password = PASSWORD
  let picture: string
  let roleId: string

  beforeAll(async () => {
    const database = await open()
    api = await startTestApi(database)
    // Added first, because the sample content adds users only to a database without users.
    await addSamplePeople(database.db)
    await database.db.transaction(addTestSamples)
    await addPeople()
    const document = (await api.app.inject('/api/openapi.json')).json<{ paths: object }>()
    operations = operationsIn(Object(document.paths))
    const blog = fixtures.flatMap(({ records }) => records).find((each) => 'image' in each)
    picture = pictureAddress(String(Reflect.get(blog ?? {}, 'image'))).replace('/api/images/', '')
  })

  /** Adds roles and users that the tests may change and delete. */
  async function addPeople() {
    const staff = await api.call('GET', `/api/users/${api.ids.staff}`, ADMINISTRATOR)
    roleId = staff.json<{ roleId: string }>().roleId
    for (let count = 0; count < 6; count += 1) {
      const role = { name: `Desk ${count}`, roleTypeId: 2 }
      await api.call('POST', '/api/roles', { ...ADMINISTRATOR, body: role })
      const email = `desk.${count}@example.com`
      const person = { firstName: 'Desk', lastName: 'Person', email, roleId, password: PASSWORD }
      const made = await api.call('POST', '/api/users', { ...ADMINISTRATOR, body: person })
      expect(made.statusCode).toBe(201)
    }
  }

  /** A body with all properties of an operation, for one of its cases. Unique values are generated. */
  function wholeBody(operation: Operation, kind: Values): Values {
    const area = operation.path.split('/')[2]
    if (operation.path === '/api/login')
      return { username: emailOf('administrator'), password: PASSWORD }
    if (operation.path === '/api/confirm-password') return { password: PASSWORD, code: '' }
    if (operation.path === '/api/change-password') {
      const newPassword = `Another-horse-${randomUUID().slice(0, 8)}`
      return { oldPassword: password, newPassword, confirmPassword: newPassword }
    }
    if (operation.path.endsWith('/notes')) return { text: 'Called back.' }
    const found = fixtures.find(({ entity }) => entity.area === area?.replace('public', 'queries'))
    if (!found) return personalBody(operation)
    const record = found.records.find((each) =>
      Object.entries(kind).every(([name, value]) => Reflect.get(each, name) === value),
    )
    return {
      ...sentValues(operation, valuesOf(found.entity, record ?? {}), found.entity),
      ...(operation.method === 'POST' && found.create),
      ...(area === 'users' && { email: `${randomUUID()}@example.com`, roleId }),
      ...(area === 'roles' && { name: randomUUID() }),
    }
  }

  const knownUrls = new Map<string, string>()
  /** The URL of an existing record; another one for each call that deletes it. */
  async function addressFor({ method, path }: Operation): Promise<string> {
    if (path.startsWith('/api/pictures'))
      return path.replace('{hash}', picture.replace('.webp', ''))
    if (path.includes('{hash}')) return `/api/images/${picture.replace('.webp', '/320.webp')}`
    if (!path.replace(/\{(?:file|slug)\}/, '').includes('{'))
      return path.replace('{file}', picture).replace('{slug}', 'harbour-master')
    const address = knownUrls.get(path) ?? (await addressAt(path))
    if (method !== 'DELETE') knownUrls.set(path, address)
    else for (const each of knownUrls.keys()) if (each.startsWith(path)) knownUrls.delete(each)
    return address
  }

  async function addressAt(path: string): Promise<string> {
    // Two sessions, so that the operation can end the second one.
    const tokens = [await api.logIn('staff'), await api.logIn('staff')]
    const who = path.startsWith('/api/sessions') ? { token: tokens[0] } : ADMINISTRATOR
    const url = path.replace(/\/\{.*/, '').replace(/\/views$/, '$&?area=careers')
    const list = await api.call('GET', url, who)
    const found = Object.values(list.json<Record<string, Values[]>>()).find(Array.isArray) ?? []
    const record = found.find(
      ({ id, name, current }) =>
        ![api.ids.administrator, api.ids.staff].includes(String(id)) &&
        // Not the roles of the callers.
        !/^(?:administrator|staff) /.test(String(name)) &&
        current !== true,
    )
    const id = String(record?.['slug'] ?? record?.['id'] ?? Object.values(record ?? {})[0])
    return path.replace(/\{\w+\}/, id).replace('{version}', String(record?.['version']))
  }

  async function send(operation: Operation, url: string, body?: Values) {
    // Rate limits and ended sessions must not interfere.
    if (isRateLimited(operation.path)) await api.database.db.delete(throttles)
    const endsSessions = /^\/api\/(?:logout|sessions|change-password)/.test(operation.path)
    const who = endsSessions ? { token: await api.logIn('staff') } : ADMINISTRATOR
    return api.call(operation.method, url, { ...who, body, headers: requiredHeaders(operation) })
  }

  test('bodies are accepted or refused as the document says', async () => {
    const faults: string[] = []
    for (const operation of operations) {
      const schema = jsonBody(operation)
      for (const kind of schema ? casesOf(schema) : []) {
        const sample = wholeBody(operation, kind)
        const listed = Object.keys(schema?.properties ?? {}).toSorted()
        const name = `${operation.method} ${operation.path} ${JSON.stringify(kind)}`
        if (listed.join() !== Object.keys(sample).toSorted().join())
          faults.push(`${name}: lists ${listed.join()}, takes ${Object.keys(sample).join()}`)
        for (const index of bodiesFor(schema ?? {}, sample).keys()) {
          const [what = '', body = {}, isAllowed] =
            bodiesFor(schema ?? {}, wholeBody(operation, kind))[index] ?? []
          const response = await send(operation, await addressFor(operation), body)
          const isRight = isAllowed ? response.statusCode < 300 : response.statusCode === 422
          if (!isRight) faults.push(`${name}, ${what}: ${response.statusCode} ${response.body}`)
          if (response.statusCode === 200 && 'newPassword' in body)
            password = String(body['newPassword'])
        }
      }
    }
    expect(faults).toEqual([])
  })

  test('every value of an enum is accepted', async () => {
    const faults: string[] = []
    for (const operation of operations.filter(({ method }) => method === 'PATCH'))
      for (const [field, { enum: offered = [] }] of Object.entries(
        jsonBody(operation)?.properties ?? {},
      ))
        for (const value of offered) {
          const schema = bodyOfCreate(operations, operation)
          const kind = casesOf(schema).find((each) => each[field] === value)
          const body = kind ? wholeBody(operation, kind) : { [field]: value }
          const response = await send(operation, await addressFor(operation), body)
          if (response.statusCode !== 200)
            faults.push(`${operation.path} ${field}=${String(value)}: ${response.body}`)
        }
    expect(faults).toEqual([])
  })

  test('calls without a body accept the required parameters and all parameters', async () => {
    const faults: string[] = []
    for (const operation of operations.filter(({ body }) => !body))
      for (const query of parametersFor(operation)) {
        const words = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, String(value)]),
        )
        const url = `${await addressFor(operation)}?${words}`
        const { statusCode, body } = await send(operation, url)
        const isRight = isExpected({ operation, query, statusCode })
        if (!isRight) faults.push(`${operation.method} ${url}: ${statusCode} ${body}`)
      }
    expect(faults).toEqual([])
  })

  test('a missing required header is refused', async () => {
    const withHeaders = operations.filter((each) => Object.keys(requiredHeaders(each)).length > 0)
    expect(withHeaders.length).toBeGreaterThan(10)
    const statuses = await Promise.all(
      withHeaders.map(async (operation) => {
        const call = { ...ADMINISTRATOR, ...(operation.body && { body: {} }) }
        return (await api.call(operation.method, await addressFor(operation), call)).statusCode
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([428]))
  })
})
