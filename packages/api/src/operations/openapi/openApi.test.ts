import { testimonialFixtures } from '@staff/content/testimonial/testimonial.fixtures'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'

import { readConfig } from '../config/readConfig'
import type { Database } from '../../platform/db/database'
import { createTestApp } from '../../testing/testContent'

interface Operation {
  summary?: string
  description?: string
  security?: object[]
  responses: Record<string, { description: string }>
  parameters?: { name: string; in: string; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
}

// Accessible before the user has chosen their own password.
const BEFORE_OWN_PASSWORD = ['/api/me', '/api/sessions']

// Public, but with a 401 for a wrong secret.
const WITH_SECRETS = ['/api/login', '/api/login/second-factor', '/api/public/queries']

let app: FastifyInstance
let document: { paths: Record<string, Record<string, Operation>>; openapi: string }

beforeAll(async () => {
  app = await createTestApp({
    // The document is generated from the routes, so no test uses the database.
    database: { listen: () => async () => {} } as unknown as Database,
    config: readConfig({}),
    logLevel: 'silent',
  })
  document = (await app.inject('/api/openapi.json')).json()
})

test('describes every route with its responses and its access', () => {
  const routes = app.routeTable.filter(
    ({ method, url }) => method !== 'HEAD' && url.startsWith('/api'),
  )
  expect(routes.length).toBeGreaterThan(10)
  for (const { method, url, access } of routes) {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation?.summary, `${method} ${path}`).toBeTruthy()
    const statuses = Object.keys(operation?.responses ?? {})
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
    expect(statuses.includes('401')).toBe(access !== 'public' || WITH_SECRETS.includes(url))
    const isUnsafe = method !== 'GET' && method !== 'OPTIONS'
    const needsOwnPassword = access === 'signedIn' && !BEFORE_OWN_PASSWORD.includes(url)
    const needsRight =
      typeof access === 'object' || access === 'administrator' || access === 'editor'
    const takesPreview = !isUnsafe && path.startsWith('/api/public/')
    expect(statuses.includes('403'), `${method} ${path}`).toBe(
      needsRight || isUnsafe || needsOwnPassword || takesPreview,
    )
    expect(operation?.security).toEqual(access === 'public' ? undefined : [{ session: [] }])
  }
})

test('describes a record as its schema does', () => {
  const create = document.paths['/api/testimonials']?.['post']
  expect(create?.requestBody?.content['application/json']?.schema).toMatchObject({
    additionalProperties: false,
    required: ['name', 'rating', 'image', 'description'],
    properties: {
      name: {
        type: 'string',
        title: 'Name',
        maxLength: 1200,
        description: expect.stringMatching(/^At most 120 characters as a person counts them/),
      },
      rating: { type: 'integer', minimum: 1, maximum: 5 },
    },
  })
  expect(JSON.stringify(document)).toContain('#/components/schemas/Testimonial')
  expect(JSON.stringify(document)).not.toContain('passwordHash')
})

const propertiesOf = (path: string): unknown =>
  document.paths[path]?.['post']?.requestBody?.content['application/json']?.schema['properties']

test('describes the limits of lists, of words and of passwords', () => {
  expect(propertiesOf('/api/blogs')).toMatchObject({
    tags: { uniqueItems: true, items: { type: 'string', maxLength: 400 } },
  })
  expect(propertiesOf('/api/teams')).toMatchObject({
    description: { description: expect.stringMatching(/ At most 18 words\.$/) },
  })
  expect(propertiesOf('/api/change-password')).toMatchObject({
    newPassword: { description: expect.stringContaining('an uppercase letter, a lowercase') },
  })
})

test('describes the references that a list can be filtered by', () => {
  const parameters = document.paths['/api/services-data']?.['get']?.parameters ?? []
  expect(parameters.find(({ name }) => name === 'serviceId')).toMatchObject({
    in: 'query',
    schema: { type: 'array', items: { type: 'string', title: 'Only records of this Service' } },
  })
})

test('says how a list is sorted', () => {
  expect(document.paths['/api/services']?.['get']?.description).toMatch(/^Sorted by `orderBy`, asc/)
  expect(document.paths['/api/blogs']?.['get']?.description).toMatch(/^Sorted by `updatedAt`, desc/)
  expect(document.paths['/api/queries']?.['get']?.description).toMatch(
    /^Sorted by `createdAt`, desc/,
  )
})

test('shows an example of a request and its response', () => {
  const create = document.paths['/api/testimonials']?.['post']
  const { rating, name } = testimonialFixtures.filled
  expect(create?.requestBody?.content['application/json']).toMatchObject({
    example: { name, rating },
  })
  expect(create?.responses['201']).toMatchObject({
    content: { 'application/json': { example: { name, version: 1 } } },
  })
  const read = document.paths['/api/testimonials/{id}']?.['get']
  expect(read?.parameters?.[0]).toMatchObject({ example: testimonialFixtures.filled.id })
})
