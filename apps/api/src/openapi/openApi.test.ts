import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'

import { createApp } from '../app'
import { readConfig } from '../config'
import type { Database } from '../db/database'

interface Operation {
  summary?: string
  security?: object[]
  responses: Record<string, { description: string }>
  parameters?: { name: string; in: string; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
}

let app: FastifyInstance
let document: { paths: Record<string, Record<string, Operation>>; openapi: string }

beforeAll(async () => {
  app = await createApp({
    // The document is read from the routes; nothing here asks the database.
    database: {} as Database,
    config: readConfig({}),
    logLevel: 'silent',
  })
  document = (await app.inject('/api/openapi.json')).json()
})

test('describes every route with its answers and who may call it', () => {
  const routes = app.knownRoutes.filter(
    ({ method, url }) => method !== 'HEAD' && url.startsWith('/api'),
  )
  expect(routes.length).toBeGreaterThan(10)
  for (const { method, url, access } of routes) {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation?.summary, `${method} ${path}`).toBeTruthy()
    const statuses = Object.keys(operation?.responses ?? {})
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
    expect(statuses.includes('401')).toBe(access !== 'public' || url === '/api/login')
    const isUnsafe = method !== 'GET' && method !== 'OPTIONS'
    expect(statuses.includes('403')).toBe(access === 'administrator' || isUnsafe)
    expect(operation?.security).toEqual(access === 'public' ? undefined : [{ session: [] }])
  }
})

test('describes a record as its schema does', () => {
  const create = document.paths['/api/testimonials']?.post
  expect(create?.requestBody?.content['application/json']?.schema).toMatchObject({
    additionalProperties: false,
    required: ['name', 'image', 'description', 'rating'],
    properties: {
      name: { type: 'string', title: 'Name', maxLength: 120 },
      rating: { type: 'integer', minimum: 1, maximum: 5 },
    },
  })
  expect(JSON.stringify(document)).toContain('#/components/schemas/Testimonial')
  expect(JSON.stringify(document)).not.toContain('passwordHash')
})

test('describes the references by which a list can be narrowed', () => {
  const parameters = document.paths['/api/services-data']?.get?.parameters ?? []
  expect(parameters.find(({ name }) => name === 'serviceId')).toMatchObject({
    in: 'query',
    schema: { type: 'string', title: 'Only records of this Service' },
  })
})
